import { join, resolve } from 'node:path'
import { z } from 'zod'
import { weaknessOf } from './app-secret.ts'
import { type Finding, missing, refuse, warn } from './finding.ts'
import type { Mode } from './mode.ts'

/** The part of the environment that backups need. */
export const backupVariables = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEY: z.string().optional(),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3650).default(14),
  BACKUP_HOUR: z.union([z.literal('off'), z.coerce.number().int().min(0).max(23)]).optional(),
}

type Values = z.infer<z.ZodObject<typeof backupVariables>> & { DATA_DIR: string }

export type BackupSettings = {
  folder: string
  /** BACKUP_KEY: what backups are encrypted with. */
  secret: string | undefined
  keepDays: number
  /** In Dhaka; undefined: no backup is made by itself. */
  hour: number | undefined
}

/** While the centre sleeps. */
const defaultHour = 3

export function readBackupSettings(values: Values, { kind }: Mode): BackupSettings {
  const hour = values.BACKUP_HOUR ?? (kind === 'demo' ? 'off' : defaultHour)
  return {
    folder: resolve(values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups')),
    secret: values.BACKUP_KEY,
    keepDays: values.BACKUP_KEEP_DAYS,
    hour: hour === 'off' ? undefined : hour,
  }
}

export function checkBackup({ BACKUP_KEY, BACKUP_HOUR }: Values, { kind }: Mode): Finding[] {
  const findings: Finding[] = []
  const weakness = BACKUP_KEY === undefined ? undefined : weaknessOf(BACKUP_KEY)
  if (weakness !== undefined)
    findings.push(
      refuse(
        'BACKUP_KEY',
        `BACKUP_KEY ${weakness} and could be guessed: set 32 random characters (openssl rand -base64 32), and keep them in another place too.`,
      ),
    )
  if (kind === 'centre' && BACKUP_HOUR === 'off')
    findings.push(
      missing(
        warn(
          'BACKUP_HOUR',
          'BACKUP_HOUR is off, so no backup is made by itself: set an hour, or see to backups in another way.',
        ),
      ),
    )
  return findings
}
