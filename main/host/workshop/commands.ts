import { deleteCard, moveCard, renameCard } from '../../../shared/packs/card-commands/change.ts';
import { duplicateCard, newCard } from '../../../shared/packs/card-commands/create.ts';
import type { CardCommand, CommandTools, PackData } from '../../../shared/packs/card-commands/types.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { DraftChange, PackPlace } from '../../../shared/packs/document/entry.ts';
import type { WantedStep } from '../../../shared/packs/document/step.ts';
import { inEach } from '../../../shared/packs/sentence/spoken.ts';
import type { Refused } from '../../../shared/packs/sentence/types.ts';
import type { PackCommand } from '../../../shared/rpc/messages/workshop.ts';
import { say } from '../words.ts';
import { packData, toolsOf } from './pack-data.ts';
import type { WrittenPack } from './written-pack.ts';

/** A command on whole cards as a step of the document. @param at in milliseconds since 1970 */
export function commandStep(
  document: PackDocument,
  pack: WrittenPack,
  command: PackCommand,
  at: number,
): WantedStep | Refused {
  const [data, tools] = [packData(pack), toolsOf(pack)];
  if (data === null || tools === null)
    return { refused: inEach((language) => say(language, 'workshop.disorder')) };
  const came = carriedOut(pack, data, tools, command);
  if ('refused' in came) return came;
  const { label, edits, place } = came;
  const old = 'card' in command ? command.card : null;
  const drafts = old === null ? undefined : draftsWith(document, command.do, old, place, at);
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
  command: PackCommand,
): CardCommand | Refused {
  switch (command.do) {
    case 'new': {
      const { shipped = [] } = pack.authoring ?? {};
      return newCard(
        data,
        command,
        shipped.map(({ definition }) => definition),
        tools,
      );
    }
    case 'duplicate':
      return duplicateCard(data, command.card);
    case 'delete':
      return deleteCard(data, command.card);
    case 'rename':
      return renameCard(data, command.card, command.id, tools);
    case 'relocate':
      return moveCard(data, command.card, command.file);
  }
}

/** Drafts go with a card to another file, and away with one that is deleted. */
function draftsWith(
  { drafts }: PackDocument,
  done: PackCommand['do'],
  { file, pointer }: PackPlace,
  to: PackPlace | null,
  at: number,
): DraftChange | undefined {
  if (done !== 'delete' && done !== 'relocate') return undefined;
  const gone = drafts.within({ file, pointer });
  if (gone.length === 0) return undefined;
  if (to === null) return { gone, come: [] };
  const moved = (from: string): PackPlace => ({ ...to, pointer: to.pointer + from.slice(pointer.length) });
  return { gone, come: gone.map((draft) => ({ ...draft, place: moved(draft.place.pointer), at })) };
}
