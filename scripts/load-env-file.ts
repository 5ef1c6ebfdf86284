import { loadEnvFile as loadFile } from '../apps/server/src/start/env-file.ts'
import { root } from './run.ts'

/** The settings in `.env` of this checkout; what the environment already says wins. */
export const loadEnvFile = (): void => loadFile(`${root}.env`)
