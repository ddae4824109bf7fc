import { mount, unmount } from 'svelte';
import '../../../../../renderer/ui/ui.css';
import type {
  ComparedRow,
  HistoryRow,
  ThingDifference,
} from '../../../../../shared/rpc/messages/workshop-history.ts';
import { servedScene, showScenes } from '../../../../support/page/scenes.ts';
import { FakeHistory, line, NOTHING } from '../fake-port.ts';
import Page from './Page.svelte';
import type { HistoryScene } from './scene.ts';

const HOUR = 60 * 60 * 1000;

/** A line of each kind, and then steps alone. The newest is of this moment, so that some are of today. */
function rowsOf(count: number): HistoryRow[] {
  const now = Date.now();
  const cards = [
    { key: 'gong', name: 'The Gong below the Choir' },
    { key: 'bell', name: 'Bell' },
  ];
  const kinds: readonly Partial<HistoryRow>[] = [
    { kind: 'undo', label: 'cost of Night Lantern', cards: cards.slice(1), count: 1 },
    { kind: 'redo', label: { en: 'cost of Night Lantern', de: 'Kosten von Nachtlaterne' } },
    { kind: 'outside', label: '', place: { file: 'cards/a-file-with-a-long-name.json', pointer: '' } },
    { kind: 'mark', label: 'release 0.3.0, before the try-out with the whole group', breaks: true },
    { label: 'bulk edit', cards, count: 12 },
    { label: 'what is not known any more', known: false },
    { kind: 'day', label: '' },
  ];
  return Array.from({ length: count }, (_, i) =>
    line(count - i, { at: now - i * 2 * HOUR, ...kinds[i % 20] }),
  );
}

const THINGS: readonly ComparedRow[] = [
  { change: 'changed', what: { kind: 'card', key: 'gong' }, name: 'The Gong below the Choir' },
  { change: 'added', what: { kind: 'card', key: 'bell' }, name: 'Bell' },
  { change: 'removed', what: { kind: 'card', key: 'organ' }, name: 'Organ' },
  { change: 'changed', what: { kind: 'file', path: 'pack.json' }, name: 'pack.json' },
];

const same = (text: string) => ({ text, changed: false });
const other = (text: string) => ({ text, changed: true });

/** A card with all that may differ. */
const DIFFERENCE: ThingDifference = {
  ...NOTHING,
  rules: [
    {
      then: [same('When defeated, gain '), other('1'), same(' sanity.')],
      now: [same('When defeated, gain '), other('2'), same(' sanity.')],
    },
    { then: null, now: [other('You may draw a card.')] },
  ],
  ruled: { at: '/rules', language: null },
  fields: [
    { label: 'story', part: { at: '/story', language: null }, then: [other('Dong.')], now: null },
    { label: 'power', part: { at: '/power', language: null }, then: null, now: [other('3')] },
  ],
  lines: {
    rows: [
      { kind: 'skipped', count: 2 },
      {
        kind: 'line',
        then: { line: 3, pieces: [same('  "amount": '), other('1')] },
        now: { line: 3, pieces: [same('  "amount": '), other('2')] },
      },
      { kind: 'line', then: null, now: { line: 4, pieces: [other(`  "a-key-${'long-'.repeat(30)}"`)] } },
    ],
    more: 3,
  },
};

await showScenes(async () => {
  const { tongue, textSize, lines } = await servedScene<HistoryScene>();
  const port = new FakeHistory();
  port.card = { key: 'gong', name: 'The Gong below the Choir' };
  port.rows = rowsOf(lines);
  port.things = THINGS;
  port.found = DIFFERENCE;
  document.documentElement.lang = tongue === 'de' ? 'de' : 'en';
  document.documentElement.style.setProperty('--text-scale', String(textSize));
  const page = mount(Page, { target: document.body, props: { port, tongue } });
  return () => unmount(page);
});
