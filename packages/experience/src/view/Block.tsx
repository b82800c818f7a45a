import type { Block as BlockView } from '../reading/blocks.ts';
import { entry, note, prose, run, step } from './Block.css.ts';
import { Documents } from './Documents.tsx';
import { Facts } from './Facts.tsx';
import { Film } from './Film.tsx';
import { Gallery } from './Gallery.tsx';
import { Isolated, useDirection } from './language.tsx';
import { Scale } from './Scale.tsx';
import { caption, picture } from './Section.css.ts';
import { Table } from './Table.tsx';

/** One shape of content. */
export function Block({ block }: { block: BlockView }) {
  const dirOf = useDirection();
  switch (block.kind) {
    case 'prose':
      return <Prose {...block} />;
    case 'note':
      return (
        <p className={note} {...dirOf(block.text)}>
          {block.label}: {block.text}
        </p>
      );
    case 'facts':
      return <Facts rows={block.rows} align={block.align} />;
    case 'scale':
      return <Scale rows={block.rows} />;
    case 'table':
      return <Table label={block.label} heads={block.heads} rows={block.rows} />;
    case 'list':
      return <Entries {...block} />;
    case 'pictures':
      return <Gallery pictures={block.pictures} caption={block.caption} />;
    case 'films':
      return block.films.map((film, index) => (
        <figure key={index}>
          <Film file={film} still={null} label={film.alt ?? film.name} className={picture} />
          {film.caption && (
            <figcaption className={caption} {...dirOf(film.caption)}>
              {film.caption}
            </figcaption>
          )}
        </figure>
      ));
    case 'documents':
      return <Documents documents={block.documents} />;
  }
}

function Prose({ label, paragraphs }: { label: string | null; paragraphs: readonly string[] }) {
  const dirOf = useDirection();
  return (
    <>
      {label && <h3 {...dirOf(label)}>{label}</h3>}
      {paragraphs.map((paragraph, index) => (
        <p key={index} className={prose} {...dirOf(paragraph)}>
          {paragraph}
        </p>
      ))}
    </>
  );
}

const entryStyle = { lines: entry, steps: step, run } as const;

function Entries({ entries, flow }: Extract<BlockView, { kind: 'list' }>) {
  const List = flow === 'steps' ? 'ol' : 'ul';
  return (
    <List>
      {entries.map((text, index) => (
        <li key={index} className={entryStyle[flow]}>
          <Isolated text={text} />
        </li>
      ))}
    </List>
  );
}
