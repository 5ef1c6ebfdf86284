import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

type Link = { source: string; target: string }

/** Makes the `.so` links which an npm package cannot carry. The package's own postinstall does so too, but npm may block it. */
export function hydrateSymlinks(root: string) {
  const links = JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of links) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch (error) {
      // Another process made it between the look and the leap.
      if (!existsSync(link)) throw error
    }
  }
}
