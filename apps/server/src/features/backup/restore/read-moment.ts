import { BackupError } from '../backup-error.ts'

const shape = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?$/

/** `2026-11-18 10:14:59`, on a clock in Dhaka unless it says where: `2026-11-18T04:14:59Z`. */
export function readMoment(text: string): Date {
  const [, day, time, zone = '+06:00'] = shape.exec(text.trim()) ?? []
  const moment = new Date(`${day}T${time}${zone}`)
  if (day === undefined || Number.isNaN(moment.getTime()))
    throw new BackupError(`"${text}" is not a moment: write it as 2026-11-18 10:14:59 (Dhaka) or 2026-11-18T04:14:59Z.`)
  return moment
}
