import { resolve } from 'node:path'
import { comparePictures } from './compare-pictures.ts'
import { takePictures } from './take-pictures.ts'

/** Noon in Dhaka today: pictures of one day can be compared. `PICTURES_AT` names another moment. */
const at =
  process.env.PICTURES_AT ?? `${new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10)}T12:00:00+06:00`

const [order = 'take', ...rest] = process.argv.slice(2)

if (order === 'compare') await compare(rest)
else if (order === 'take') await take(rest)
else {
  console.log('npm run pictures [-- take FOLDER [NAMES]]\nnpm run pictures -- compare BEFORE AFTER [DIFFERENCES]')
  process.exitCode = 1
}

async function take([folder = 'test-results/pictures', only]: string[]): Promise<void> {
  const startedAt = Date.now()
  const missing = await takePictures({ folder: resolve(folder), at, only: only ? new RegExp(only) : undefined })
  for (const each of missing) console.log(`MISSING ${each}`)
  console.log(`Pictures of ${at} are in ${folder}, taken in ${Math.round((Date.now() - startedAt) / 1000)} s`)
  process.exitCode = missing.length === 0 ? 0 : 1
}

async function compare([before = '', after = '', into = 'test-results/differences']: string[]): Promise<void> {
  const differences = await comparePictures(resolve(before), resolve(after), resolve(into))
  for (const { name, share, why } of differences) console.log(`${(share * 100).toFixed(3)} %  ${name}  ${why}`)
  console.log(differences.length === 0 ? 'No picture differs.' : `${differences.length} pictures differ: ${into}`)
  process.exitCode = differences.length === 0 ? 0 : 1
}
