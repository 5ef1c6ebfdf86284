import { readSettings, type Settings } from '../config/env.ts'

/** The settings of a demo, which needs none of its own. */
export function demoSettings(): Settings {
  const { settings } = readSettings({})
  if (settings === undefined) throw new Error('a demo needs no settings')
  return settings
}
