import {
  exportRowAttendance,
  fileAtMost,
  listLectures as listLecturesCall,
  readRowAttendance,
  readRowClass,
  readSheetFile,
  readTimetableSheet,
  saveTimetableSheet,
  setRowClass,
  timetableAt,
  timetableHistory,
  writeSheetFile,
  writeTimetableSyllabus,
} from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { readCells, writeWorkbook } from '../../spreadsheet/index.ts'
import { registerStaffCall, registerStaffWrite } from '../../staff/index.ts'
import { addAttendanceJobs, beginAttendanceFile } from './attendance/attendance-file.ts'
import { readAttendance } from './attendance/row-attendance.ts'
import { listLectures } from './list-lectures.ts'
import { readSheet } from './read-sheet.ts'
import { readClassOfRow, setClassOfRow } from './row-class.ts'
import { saveSheet } from './save-sheet.ts'
import { listSheetHistory, readSheetAt } from './sheet-history.ts'
import { writeSyllabus } from './write-syllabus.ts'

/** Two thousand rows with long texts. */
const sheetBytes = 8 * 1024 * 1024
const wholeSheet = { bodyLimit: sheetBytes, valuesAtMost: 100_000 }

/** The timetable of a batch as a sheet. */
export function timetableSheetRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  registerStaffCall(app, deps, readTimetableSheet, ({ params, member }) =>
    readSheet(db, { batchId: params.id, member }),
  )
  registerStaffWrite(
    app,
    deps,
    saveTimetableSheet,
    (tx, { params, body, ...by }) => saveSheet(tx, { batchId: params.id, sent: body, ...by }),
    wholeSheet,
  )
  registerStaffWrite(
    app,
    deps,
    writeTimetableSyllabus,
    (tx, { params, body, ...by }) => writeSyllabus(tx, { batchId: params.id, sent: body, ...by }),
    wholeSheet,
  )
  registerStaffCall(app, deps, readRowAttendance, ({ params, query, member }) =>
    readAttendance(db, { rowId: params.id, member, show: query.show ?? 'all', page: query.page ?? 1 }),
  )
  addAttendanceJobs(deps.jobKinds)
  registerStaffWrite(app, deps, exportRowAttendance, (tx, { params, body, ...by }) =>
    beginAttendanceFile(tx, { rowId: params.id, sent: body, ...by }),
  )
  registerStaffCall(app, deps, listLecturesCall, ({ query, member, now }) => listLectures(db, { query, member, now }))
  registerStaffCall(app, deps, timetableHistory, ({ params, member }) =>
    listSheetHistory(db, { batchId: params.id, member }),
  )
  registerStaffCall(app, deps, timetableAt, ({ params, member }) =>
    readSheetAt(db, { batchId: params.id, version: params.version, member }),
  )
  registerStaffCall(
    app,
    deps,
    readSheetFile,
    async ({ body, locale }) => ({ cells: await readCells(Buffer.from(body.content, 'base64'), locale) }),
    { bodyLimit: fileAtMost + 1024 },
  )
  registerStaffCall(
    app,
    deps,
    writeSheetFile,
    async ({ body }) => ({ content: (await writeWorkbook(body)).toString('base64') }),
    wholeSheet,
  )
  registerStaffCall(app, deps, readRowClass, ({ params, member }) => readClassOfRow(db, { rowId: params.id, member }))
  registerStaffWrite(app, deps, setRowClass, (tx, { params, body, ...by }) =>
    setClassOfRow(tx, { rowId: params.id, sent: body, ...by }),
  )
}
