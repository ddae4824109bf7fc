/** Words for what every game's effects share, in English (ICU MessageFormat). */
export const en = {
  'list.then': '{first}, then {second}',
  'list.nothing': 'do nothing',
  'list.or': '{first}; or {second}',
  'list.bracketed': '({effect})',
  else: '{first}{bracketed, select, yes {; otherwise, } other {. Otherwise, }}{otherwise}',
  'else.not': '{first}{bracketed, select, yes {; if not, } other {. If not, }}{otherwise}',
  choose: 'choose one: {options}',
  may: 'you may {plain, select, yes {{then}} other {choose this: {then}}}',
  'may.price': 'you may {price}{plain, select, yes { to {then}} other {; if you do, {then}}}',
  if: 'if {condition}, {then}',
  table: '{keep}',
  'table.keep.higher': 'roll two <die>dice</die> and keep the higher one',
  'table.keep.lower': 'roll two <die>dice</die> and keep the lower one',
  'table.keep.other': 'roll the <die>die</die>',
  'table.row': '{row}: {then}',
  'table.rows': '{first}; {second}',
  'table.enclosed': '{table} ({rows})',
  repeat: '{n, plural, one {once: {then}} other {{count} times: {then}}}',
  'amount.where': ' ({letter} is {what})',
  'amount.sum': '{first} plus {second}',
  'amount.bracketed': '({of})',
  'amount.half': 'half of {of}, rounded up',
  'amount.times': '{by} times {of}',
  'amount.capped': '{of}, at most {at}',
  'is.amount':
    '{of} is {negated, select, yes {not } other {}}{range, select, min {{min} or more} max {{max} or less} exact {{min}} other {{min} to {max}}}',
  'is.all': '{first} and {second}',
  'is.bracketed': '({condition})',
  'is.any': '{first} or {second}',
};

/** Both languages have the same keys. */
export type CoreKey = keyof typeof en;
