// What `npm run gen` makes validators and schemas for editors from; `words` are explained in these.
export { CardFile as cards } from './content/schema.ts';
export { cardWords as words } from './content/card-words.ts';
export { ActionSchema as actions } from './actions/index.ts';
export { GivenSchema as given, ScenarioFile as scenario, StepSchema as step } from './scenario/schema.ts';
