import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// Loaded before the server and each of its threads (`--import`): a clock that all but stands still, and orders of questions
// that are drawn alike in every run. It goes on by a millisecond in four seconds: what is
// written later is also later, and after an hour it is still the same second.

const { PICTURES_AT = '' } = process.env
const startedAt = performance.timeOrigin + performance.now()
const RealDate = Date
const realNow = RealDate.now
const stillAt = RealDate.parse(PICTURES_AT)
const now = () => stillAt + Math.floor((realNow() - startedAt) / 4000)

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: (target) => new target(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

/** The seeds of a practice set and of a sitting's order are the only numbers asked for in these ranges. */
const seedRanges = [2 ** 31, 2 ** 32]
const realRandomInt = crypto.randomInt
crypto.randomInt = ((...given: [number]) =>
  seedRanges.includes(given[0]) ? 7 : realRandomInt(...given)) as typeof crypto.randomInt
syncBuiltinESMExports()
