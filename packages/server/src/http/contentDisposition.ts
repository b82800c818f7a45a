/** The Content-Disposition header (RFC 6266, RFC 8187). */

/** The header's value; any file name is safe in it. */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w .()-]/g, '_');
  const exact = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
