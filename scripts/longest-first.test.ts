import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { longFiles } from './longest-first.ts'
import { ownFiles } from './own-files.ts'

it('names only test files that are there', () => {
  const names = new Set(ownFiles().map((path) => basename(path)))
  expect(longFiles.filter((name) => !names.has(`${name}.test.ts`))).toEqual([])
})
