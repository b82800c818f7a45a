/** Milliseconds until a video that does not load goes without a poster. */
const LOAD_TIMEOUT = 8000;

/** Maximum width of a poster, in pixels. */
const WIDTH = 1280;

/** Where to look for a frame with content, as shares of the duration. */
const PLACES = [0.1, 0.3, 0.6] as const;

/** Standard deviation of brightness, of 255, below which a frame is a plain surface such as a fade from black. */
const PLAIN = 8;

/** A frame of a video that this browser can play, as an image file; null when it cannot. */
export async function drawPoster(film: File): Promise<File | null> {
  const address = URL.createObjectURL(film);
  let video: HTMLVideoElement | undefined;
  try {
    video = document.createElement('video');
    video.muted = true;
    video.preload = 'auto';
    video.src = address;
    await eventOf(video, 'loadeddata');
    if (!(video.videoWidth > 0)) return null;
    const canvas = await meaningfulFrame(video);
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/webp', 0.85),
    );
    // Browsers that cannot write WebP write PNG.
    const ending = blob?.type === 'image/webp' ? 'webp' : 'png';
    const name = `${film.name.replace(/\.[^.]+$/, '').slice(0, 200)}-poster.${ending}`;
    return blob && new File([blob], name, { type: blob.type });
  } catch {
    return null;
  } finally {
    video?.removeAttribute('src');
    video?.load();
    URL.revokeObjectURL(address);
  }
}

/** The first of the examined frames that is no plain surface, else the last one. */
async function meaningfulFrame(video: HTMLVideoElement): Promise<HTMLCanvasElement> {
  const scale = Math.min(1, WIDTH / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale));
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is no canvas.');
  // A live recording has no known duration, so its first frame is used.
  const places = Number.isFinite(video.duration) ? PLACES : [0];
  for (const place of places) {
    if (place > 0) {
      video.currentTime = video.duration * place;
      await eventOf(video, 'seeked');
    }
    pen.drawImage(video, 0, 0, canvas.width, canvas.height);
    if (!isPlain(canvas)) break;
  }
  return canvas;
}

function isPlain(frame: HTMLCanvasElement): boolean {
  const size = 32;
  const small = document.createElement('canvas');
  small.width = size;
  small.height = size;
  const pen = small.getContext('2d', { willReadFrequently: true });
  if (!pen) return false;
  pen.drawImage(frame, 0, 0, size, size);
  const { data } = pen.getImageData(0, 0, size, size);
  const greys = Array.from(
    { length: size * size },
    (_, at) => ((data[at * 4] ?? 0) + (data[at * 4 + 1] ?? 0) + (data[at * 4 + 2] ?? 0)) / 3,
  );
  const mean = greys.reduce((sum, each) => sum + each, 0) / greys.length;
  const variance = greys.reduce((sum, each) => sum + (each - mean) ** 2, 0) / greys.length;
  return Math.sqrt(variance) < PLAIN;
}

function eventOf(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The film does not show itself.')),
      LOAD_TIMEOUT,
    );
    const settle = (end: () => void) => () => {
      clearTimeout(timer);
      end();
    };
    video.addEventListener(event, settle(resolve), { once: true });
    video.addEventListener(
      'error',
      settle(() => reject(new Error('It cannot be played.'))),
      {
        once: true,
      },
    );
  });
}
