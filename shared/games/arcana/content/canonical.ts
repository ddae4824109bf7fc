import { withoutNotes } from '../../../packs/notes.ts';
import { canonicalForm } from '../../../packs/canonical.ts';
import { CardDefinition } from './schema.ts';

/**
 * The form that all cards have which mean the same and are written differently: without notes and defaults, and with
 * keys in the order of the schema. No word of this language says in another way what one of them says.
 *
 * @param definition that the schema accepts
 */
export const canonical = (definition: CardDefinition): CardDefinition =>
  canonicalForm(withoutNotes(definition), CardDefinition, []);
