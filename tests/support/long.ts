/** Everything is tried, and for long: by `npm run soak`, which says so in `LONG`. */
export const LONG = process.env['LONG'] === 'yes';
