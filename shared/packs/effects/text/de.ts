import type { Catalogue } from '../../../words/catalogue.ts';
import type { CoreKey } from './en.ts';

/** Words for what every game's effects share, in German (ICU MessageFormat). */
export const de: Catalogue<CoreKey> = {
  'list.then': '{first}, dann {second}',
  'list.nothing': 'tue nichts',
  'list.or': '{first}; oder {second}',
  'list.bracketed': '({effect})',
  else: '{first}{bracketed, select, yes {; sonst: } other {. Sonst: }}{Otherwise}',
  'else.not': '{first}{bracketed, select, yes {; wenn nicht: } other {. Wenn nicht: }}{Otherwise}',
  choose: '{form, select, inf {eines wählen: {options}} other {wähle eines: {options}}}',
  may: 'du darfst {plain, select, yes {{then}} other {bestimmen: {Then}}}',
  'may.price': 'du darfst {price}; wenn du das tust{plain, select, yes {, {then}} other {: {Then}}}',
  if: 'wenn {condition}{plain, select, yes {, {then}} other {: {Then}}}',
  table: '{keep}',
  'table.keep.higher':
    '{form, select, inf {zwei <die>Würfel</die> werfen und den höheren behalten} other {wirf zwei <die>Würfel</die> und behalte den höheren}}',
  'table.keep.lower':
    '{form, select, inf {zwei <die>Würfel</die> werfen und den niedrigeren behalten} other {wirf zwei <die>Würfel</die> und behalte den niedrigeren}}',
  'table.keep.other': '{form, select, inf {den <die>Würfel</die> werfen} other {wirf den <die>Würfel</die>}}',
  'table.row': '{row}: {then}',
  'table.rows': '{first}; {second}',
  'table.enclosed': '{table} ({rows})',
  repeat: '{n, plural, one {einmal: {Then}} other {{count}-mal: {Then}}}',
  'amount.where': ' ({letter} ist {what})',
  'amount.sum': '{first} plus {second}',
  'amount.bracketed': '({of})',
  'amount.half': '{of}, halbiert und aufgerundet',
  'amount.times': '{by}-mal {of}',
  'amount.capped': '{of}, höchstens {at}',
  'is.amount':
    '{of} {negated, select, yes {nicht } other {}}{range, select, min {mindestens {min}} max {höchstens {max}} exact {genau {min}} other {zwischen {min} und {max}}} ist',
  'is.all': '{first} und {second}',
  'is.bracketed': '({condition})',
  'is.any': '{first} oder {second}',
};
