import { deleteCard, deletePatch, moveCard, renameCard } from '../../../shared/packs/card-commands/change.ts';
import { duplicateCard, newCard } from '../../../shared/packs/card-commands/create.ts';
import type { CardCommand, CommandTools, PackData } from '../../../shared/packs/card-commands/types.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { DraftChange, PackPlace } from '../../../shared/packs/document/entry.ts';
import type { WantedStep } from '../../../shared/packs/document/step.ts';
import { inEach } from '../../../shared/packs/sentence/spoken.ts';
import type { Refused } from '../../../shared/packs/sentence/types.ts';
import type { PackCommand } from '../../../shared/rpc/messages/workshop.ts';
import { say } from '../words.ts';
import { isPatchFile } from './card-place.ts';
import { changeStep } from './many-cards.ts';
import { packData, toolsOf } from './pack-data.ts';
import { finishedIn } from './plan.ts';
import { replaceStep } from './replacing.ts';
import type { CardViews } from './views.ts';
import type { WrittenPack } from './written-pack.ts';

/**
 * A command on whole cards as a step of the document.
 *
 * @param at in milliseconds since 1970
 * @returns null where it would not do what was shown
 */
export function commandStep(
  document: PackDocument,
  pack: WrittenPack,
  views: CardViews,
  command: PackCommand,
  at: number,
): WantedStep | Refused | null {
  if (command.do === 'change') return changeStep(document, views, command, at);
  if (command.do === 'replace') return replaceStep(document, pack, views, command, at);
  return cardStep(document, pack, command, at);
}

type OneCardCommand = Exclude<PackCommand, { readonly do: 'change' | 'replace' }>;

/** The same for what is done to one card. */
export function cardStep(
  document: PackDocument,
  pack: WrittenPack,
  command: OneCardCommand,
  at: number,
): WantedStep | Refused {
  const [data, tools] = [packData(pack), toolsOf(pack)];
  if (data === null || tools === null)
    return { refused: inEach((language) => say(language, 'workshop.disorder')) };
  const came = carriedOut(pack, data, tools, command);
  if ('refused' in came) return came;
  const old = 'card' in command ? command.card : null;
  const drafts = old === null ? undefined : draftsWith(document, command.do, old, came.place, at);
  return stepOf(document, came, old, drafts, at);
}

/**
 * A command as a step.
 *
 * @param old where the card was that it is about; null: there was none
 * @param at in milliseconds since 1970
 */
export function stepOf(
  document: PackDocument,
  { label, edits, place }: CardCommand,
  old: PackPlace | null,
  drafts: DraftChange | undefined,
  at: number,
): WantedStep {
  return {
    revision: document.revision,
    edits,
    label,
    // A card that is gone is where it was once it is back.
    place: place ?? old,
    merge: null,
    ...(drafts && { drafts }),
    at,
  };
}

function carriedOut(
  pack: WrittenPack,
  data: PackData,
  tools: CommandTools,
  command: OneCardCommand,
): CardCommand | Refused {
  switch (command.do) {
    case 'new': {
      const finished = (pack.authoring?.shipped ?? []).map(({ written }) => written);
      const { kind, least } = command;
      const fitting =
        least === undefined || pack.content === null
          ? finished
          : finishedIn(finished, kind, least, pack.content);
      return newCard(data, command, fitting, tools);
    }
    case 'duplicate':
      return duplicateCard(data, command.card);
    case 'delete':
      return isPatchFile(command.card.file)
        ? deletePatch(data, command.card, pack.at(command.card)?.definition)
        : deleteCard(data, command.card);
    case 'rename':
      return renameCard(data, command.card, command.id, tools);
    case 'relocate':
      return moveCard(data, command.card, command.file);
  }
}

/** The drafts of a card that goes. */
export function draftsWithin(
  { drafts }: PackDocument,
  { file, pointer }: PackPlace,
): DraftChange | undefined {
  const gone = drafts.within({ file, pointer });
  return gone.length === 0 ? undefined : { gone, come: [] };
}

/** Drafts go with a card to another file, and away with one that is deleted. */
function draftsWith(
  document: PackDocument,
  done: OneCardCommand['do'],
  from: PackPlace,
  to: PackPlace | null,
  at: number,
): DraftChange | undefined {
  if (done !== 'delete' && done !== 'relocate') return undefined;
  const going = draftsWithin(document, from);
  if (going === undefined || to === null) return going;
  const { gone } = going;
  const moved = (pointer: string): PackPlace => ({
    ...to,
    pointer: to.pointer + pointer.slice(from.pointer.length),
  });
  return { gone, come: gone.map((draft) => ({ ...draft, place: moved(draft.place.pointer), at })) };
}
