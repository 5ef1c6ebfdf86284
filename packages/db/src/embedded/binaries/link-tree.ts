import { chmodSync, copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Copies a tree so that every user can read it: by hard links where the disk is the same, which cost no space. */
export function linkTree(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkFile(source, target)
  }
}

function linkFile(source: string, target: string) {
  const { mode } = statSync(source)
  const wanted = mode & 0o100 ? 0o755 : 0o644
  // A hard link shares the mode too, so a file installed under a strict umask has to be copied.
  if ((mode & wanted & 0o005) === (wanted & 0o005)) {
    try {
      return linkSync(source, target)
    } catch (error) {
      // Another disk, or one without hard links: copy. Never onto a file that is there, which may be a link to the source.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    }
  }
  copyFileSync(source, target)
  chmodSync(target, wanted)
}
