import { basename, resolve } from 'node:path'
import { readSettings } from '../config/env.ts'
import {
  BackupError,
  finishRestore,
  inDhaka,
  inWords,
  listFolder,
  readMoment,
  restoreBackup,
  wholeSecond,
} from '../features/backup/index.ts'
import { explainStartError } from './explain-start-error.ts'
import { printFindings } from './print-findings.ts'

export type RestoreWish = {
  list?: boolean | undefined
  at?: string | undefined
  into?: string | undefined
  from?: string | undefined
  replace?: boolean | undefined
  finish?: boolean | undefined
  unsealed?: boolean | undefined
}

/** `npm run restore`: lists what could be restored, makes a data folder as it was at a moment, or ends what was killed in its last step. */
export async function restoreNow(wish: RestoreWish, source = process.env): Promise<boolean> {
  const { settings, findings } = readSettings(source)
  if (settings === undefined) {
    printFindings(findings)
    return false
  }
  const place = {
    folder: wish.from === undefined ? settings.backup.folder : resolve(wish.from),
    secret: settings.backup.secret,
    takesUnsealed: wish.unsealed ?? false,
  }
  try {
    const { folder: backups } = settings.backup
    await (wish.list ? list(place) : wish.finish ? finish(wish) : restore(wish, { ...place, backups }))
    return true
  } catch (error) {
    const target = { ...settings, dataDir: wish.into ?? settings.dataDir, databaseUrl: undefined }
    const sentence = error instanceof BackupError ? error.message : explainStartError(error, target)
    console.error(sentence === undefined ? error : `Not restored: ${sentence}`)
    return false
  }
}

type Place = { folder: string; secret: string | undefined; takesUnsealed: boolean }

async function list(place: Place): Promise<void> {
  const all = await listFolder(place)
  if (all.length === 0) console.log(`There is no backup in ${place.folder}.`)
  for (const { from, until, manifest, isSealed, damaged } of all) {
    const moments = until.getTime() - from.getTime() < 1000 ? '' : `, and every second up to ${inDhaka(until)}`
    const database = manifest.database === null ? 'files alone' : `database ${inWords(manifest.database.storedBytes)}`
    const notes = [
      ...(isSealed ? [] : ['not encrypted']),
      ...(damaged === undefined ? [] : [`${basename(damaged)} is damaged`]),
    ]
    const facts = [database, `${manifest.files.length} files`, ...notes].join(', ')
    console.log(`  ${inDhaka(wholeSecond(from))} (Dhaka)${moments}; ${facts}`)
  }
}

async function finish({ into }: RestoreWish): Promise<void> {
  if (into === undefined) throw new BackupError('Say which: npm run restore -- --finish --into FOLDER.')
  const before = await finishRestore(resolve(into))
  console.log(
    `\n  Restored into ${resolve(into)}.${before === undefined ? '' : ` What was there before is in ${before}.`}\n`,
  )
}

async function restore({ at, into, replace = false }: RestoreWish, place: Place & { backups: string }): Promise<void> {
  if (into === undefined)
    throw new BackupError(
      'Say where to: npm run restore -- --at "2026-11-18 10:14:59" --into FOLDER (--list shows what there is).',
    )
  const folder = resolve(into)
  const moment = at === undefined ? undefined : readMoment(at)
  const say = (line: string) => console.log(line)
  const restored = await restoreBackup({ ...place, at: moment, into: folder, replace, say })
  const steps = [
    ...(restored.movedTo === undefined ? [] : [`What was there before is in ${restored.movedTo}.`]),
    ...(restored.hasSecret || !restored.hasDatabase
      ? []
      : [
          `Put the centre's app-secret into ${folder}/app-secret, or set APP_SECRET, before the first start: without it a new one is made, and every authenticator and recovery code of the staff is worthless, browsers hear no news until their doctors come again, and doctors make their calendar links anew.`,
        ]),
    restored.hasDatabase
      ? `${restored.movedTo === undefined ? `Stop the server that runs now, set DATA_DIR=${folder}, and npm start` : 'npm start'}. To look first without writing to anybody: "Rehearsing" in docs/operations/backup.md.`
      : 'The database is not in this backup (DATABASE_URL): restore it with pgBackRest, see docs/operations/backup.md.',
  ]
  console.log(['', `  Restored into ${folder}.`, ...steps.map((step) => `  ${step}`), ''].join('\n'))
}
