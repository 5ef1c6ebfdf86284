import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const app = fileURLToPath(new URL('../../', import.meta.url))
const files = globSync('{routes,features,kit,shell,background}/**/*.{ts,tsx}', { cwd: app }).filter(
  (path) => !/\.test\.tsx?$|\/testing\/|address-of\.ts$/.test(path),
)
/** A link or a navigation to an address that is written out, and anything composed under /my. */
const written = /\b(?:to|href)=["{]['"`]?\/[\w$]|\bnavigate\(['"`]\/|`\/my\/\w+\//

it('leads to pages by `addressOf`, and writes out no address', () => {
  const found = files.flatMap((path) =>
    readFileSync(app + path, 'utf8')
      .split('\n')
      .filter((line) => written.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(found).toEqual([])
  expect(files.length).toBeGreaterThan(300)
})
