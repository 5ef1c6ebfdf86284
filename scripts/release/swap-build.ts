import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** The files of a release whose names carry a hash, one a line. */
const listOf = (folder: string) => `${folder}/own-assets`

/**
 * Puts what was built in the place of what is served. The hashed files of the release before stay: a server that still runs it, and pages
 * that were opened from it, ask for them. Those of releases before that go.
 */
export function swapBuild({ next, served, assets }: { next: string; served: string; assets: string }): void {
  const own = globSync('**/*', { cwd: `${next}/${assets}`, withFileTypes: false }).toSorted()
  writeFileSync(listOf(next), own.join('\n'))
  if (existsSync(listOf(served)))
    for (const name of readFileSync(listOf(served), 'utf8').split('\n').filter(Boolean)) {
      const [from, to] = [`${served}/${assets}/${name}`, `${next}/${assets}/${name}`]
      if (existsSync(from) && !existsSync(to)) cpSync(from, to, { recursive: true })
    }
  const before = `${served}-before`
  rmSync(before, { recursive: true, force: true })
  if (existsSync(served)) renameSync(served, before)
  renameSync(next, served)
  rmSync(before, { recursive: true, force: true })
}
