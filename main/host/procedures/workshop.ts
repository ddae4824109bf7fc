import { inOneLine } from '../../../shared/packs/line.ts';
import type { Core } from '../core.ts';
import { missing } from '../failures.ts';
import type { HandlersOf } from './index.ts';

/** Packs that are being written. */
export function workshopHandlers({ workshop, games, transfers }: Core): HandlersOf<'workshop'> {
  return {
    async 'workshop.create'({ game, id, title }, session) {
      if (!games.some(({ content }) => content?.game === game)) throw missing('missing.game', { id: game });
      return { folder: await workshop.newPacks.create({ game, id, title: inOneLine(title) }, session) };
    },
    'workshop.createFrom': async ({ title, ...asked }, session) => ({
      folder: await workshop.newPacks.createFrom({ ...asked, title: inOneLine(title) }, session),
    }),
    'workshop.shelf': () => workshop.shelf.rows(),
    'workshop.bin': async ({ folder }) => ({ entry: await workshop.shelf.put(folder) }),
    'workshop.unbin': async ({ entry, as }, { language }) => ({
      folder: await workshop.shelf.take(entry, as && { ...as, title: inOneLine(as.title) }, language),
    }),
    'workshop.emptyBin': ({ entries }) => {
      workshop.shelf.empty(entries);
      return {};
    },
    'workshop.patch': ({ card, to }, session) => workshop.transit.patch(card, to, session),
    'workshop.copyCard': ({ card, to }, session) => workshop.transit.copy(card, to, session),
    'workshop.send': ({ folder, ...asked }, session) => workshop.transit.send(folder, asked, session),
    'workshop.prepare': () => {
      workshop.prepare();
      return {};
    },
    'workshop.open': ({ folder }, session) => workshop.open(folder, session),
    async 'workshop.close'({ folder }, session) {
      await workshop.threads.close(folder, session);
      return {};
    },
    'workshop.cards': ({ folder }, session) => workshop.ask('cards', folder, {}, session),
    'workshop.details': ({ folder }, session) => workshop.ask('details', folder, {}, session),
    'workshop.detail': ({ folder, ...asked }, session) => workshop.answer('detail', folder, asked, session),
    'workshop.card': async ({ folder, place }, session) => ({
      card: await workshop.ask('card', folder, { place }, session),
    }),
    'workshop.edit': ({ folder, label, ...wanted }, session) =>
      workshop.answer('edit', folder, { wanted: { ...wanted, label: inOneLine(label) } }, session),
    'workshop.undo': ({ folder, ...asked }, session) => workshop.answer('undo', folder, asked, session),
    'workshop.redo': ({ folder, ...asked }, session) => workshop.answer('redo', folder, asked, session),
    'workshop.keep': ({ folder }, session) => workshop.ask('keep', folder, {}, session),
    'workshop.raw': ({ folder, ...asked }, session) => workshop.ask('raw', folder, asked, session),
    'workshop.complete': ({ folder, ...asked }, session) => workshop.ask('complete', folder, asked, session),
    async 'workshop.save'({ folder, ...asked }, session) {
      await workshop.ask('save', folder, asked, session);
      return {};
    },
    'workshop.draft': ({ folder, ...asked }, session) => workshop.ask('draft', folder, asked, session),
    'workshop.choices': ({ folder, ...asked }, session) => workshop.ask('choices', folder, asked, session),
    'workshop.offers': ({ folder, ...asked }, session) => workshop.ask('offers', folder, asked, session),
    'workshop.gesture': ({ folder, ...asked }, session) => workshop.answer('gesture', folder, asked, session),
    'workshop.command': ({ folder, ...asked }, session) => workshop.answer('command', folder, asked, session),
    'workshop.other': ({ folder, ...asked }, session) => workshop.ask('other', folder, asked, session),
    'workshop.explain': ({ folder, ...asked }, session) => workshop.ask('explain', folder, asked, session),
    'workshop.named': ({ folder, ...asked }, session) => workshop.ask('named', folder, asked, session),
    'workshop.places': ({ folder, ...asked }, session) => workshop.ask('places', folder, asked, session),
    'workshop.copy': ({ folder, ...asked }, session) => workshop.ask('copy', folder, asked, session),
    'workshop.similar': ({ folder, ...asked }, session) => workshop.ask('similar', folder, asked, session),
    'workshop.uses': ({ folder, ...asked }, session) => workshop.ask('uses', folder, asked, session),
    'workshop.beside': ({ folder, ...asked }, session) => workshop.ask('beside', folder, asked, session),
    'workshop.plan': ({ folder }, session) => workshop.ask('plan', folder, {}, session),
    'workshop.planned': ({ folder, ...asked }, session) => workshop.answer('planned', folder, asked, session),
    'workshop.texts': async ({ folder, ...asked }, session) => ({
      texts: await workshop.ask('texts', folder, asked, session),
    }),
    'workshop.table': async ({ folder, ...asked }, session) => ({
      table: await workshop.ask('table', folder, asked, session),
    }),
    'workshop.tablePreview': async ({ folder, ...asked }, session) => ({
      preview: await workshop.ask('tablePreview', folder, asked, session),
    }),
    'workshop.translated': ({ folder, ...asked }, session) =>
      workshop.answer('translated', folder, asked, session),
    'workshop.numbers': ({ folder }, session) => workshop.ask('numbers', folder, {}, session),
    'workshop.overview': ({ folder }, session) => workshop.ask('overview', folder, {}, session),
    'workshop.cells': ({ folder, ...asked }, session) => workshop.ask('cells', folder, asked, session),
    'workshop.faces': ({ folder, ...asked }, session) => workshop.ask('faces', folder, asked, session),
    'workshop.foresee': ({ folder, ...asked }, session) => workshop.ask('foresee', folder, asked, session),
    'workshop.preview': ({ folder, ...asked }, session) => workshop.ask('preview', folder, asked, session),
    'workshop.find': ({ folder, ...asked }, session) => workshop.ask('find', folder, asked, session),
    'workshop.addPicture': ({ folder, file, maker }, session) =>
      workshop.addPicture(folder, { bytes: transfers.finish(session, file), maker }, session),
    'workshop.credits': ({ folder }, session) => workshop.ask('credits', folder, {}, session),
    'workshop.pictures': ({ folder }, session) => workshop.ask('pictures', folder, {}, session),
    'workshop.choose': ({ folder, ...asked }, session) => workshop.answer('choose', folder, asked, session),
    'workshop.history': ({ folder, ...wanted }, session) => workshop.history(folder, wanted, session),
    'workshop.compare': ({ folder, ...asked }, session) =>
      workshop.askPast('compare', folder, asked, session),
    'workshop.difference': ({ folder, ...asked }, session) =>
      workshop.askPast('difference', folder, asked, session),
    'workshop.past': ({ folder, ...asked }, session) => workshop.askPast('past', folder, asked, session),
    'workshop.restore': ({ folder, ...asked }, session) => workshop.answer('restore', folder, asked, session),
    async 'workshop.mark'({ folder, label }, session) {
      await workshop.mark(folder, inOneLine(label), session);
      return {};
    },
  };
}
