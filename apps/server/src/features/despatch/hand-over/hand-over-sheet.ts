import { setImmediate } from 'node:timers/promises'
import { type Db, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { formatDate } from '@prostuti/text/dates'
import { type Locale, pickText } from '@prostuti/text/locale'
import { formatNumber } from '@prostuti/text/numbers'
import { formatTime } from '@prostuti/text/times'
import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { openPdf, spellable } from '../../pdf/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { dayFileName } from '../../staff-jobs/index.ts'
import { courierName } from '../labels/label.ts'
import { placedParcels, seesParcel } from '../parcels/parcel-scope.ts'
import { sheetsOf } from '../parcels/sheets-of.ts'
import { seesHandOver } from './hand-over.ts'

const { handOver, sheetDelivery, staff } = tables

const margin = 42
const rowHeight = 20
const colours = { ink: '#111', soft: '#555', line: '#999' }
/** Number, parcel, the courier's number, recipient, district, volumes: in parts of the line. */
const columns = [0.07, 0.27, 0.17, 0.25, 0.15, 0.09]

type SheetReader = { id: number; member: StaffMember; locale: Locale }

/** What was handed over, for the courier's man to sign. */
export async function handOverPdf(
  db: Db,
  { id, member, locale }: SheetReader,
): Promise<{ file: Buffer; name: string }> {
  const [given] = await db
    .select({ row: handOver, by: staff.name })
    .from(handOver)
    .innerJoin(staff, eq(staff.id, handOver.staffId))
    .where(and(eq(handOver.id, id), seesHandOver(db, member)))
  if (given === undefined) throw new AppError('not_found')
  const parcels = await placedParcels(db)
    .where(and(eq(sheetDelivery.handOverId, id), seesParcel(member)))
    .orderBy(asc(sheetDelivery.invoice))
  const sheets = await sheetsOf(
    db,
    parcels.map(({ row }) => row.id),
  )
  const { at } = given.row
  const courier = courierName(given.row, locale)
  const title = messages.office_hand_over_sheet({ courier }, { locale })
  const rows = parcels.map(({ row, district }, nth) => [
    formatNumber(nth + 1, locale),
    row.invoice,
    row.trackingCode ?? row.consignmentId ?? '',
    row.recipientName,
    pickText(district, locale),
    formatNumber(sheets.get(row.id)?.length ?? 0, locale),
  ])
  const facts = {
    number: formatNumber(id, locale),
    when: `${formatDate(at, locale)}, ${formatTime(at, locale)}`,
    by: given.by,
    count: formatNumber(parcels.length, locale),
  }
  const file = await drawSheet({ title, facts: messages.office_hand_over_facts(facts, { locale }), rows, locale })
  return { file, name: dayFileName(title, at, 'pdf') }
}

type Sheet = { title: string; facts: string; rows: string[][]; locale: Locale }

/** Row by row, so that nobody else waits for a long list. */
export async function drawSheet({ title, facts, rows, locale }: Sheet): Promise<Buffer> {
  const pdf = await openPdf({ margin, lang: locale, title })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  const full = pdf.page.width - 2 * margin
  const lowest = pdf.page.height - margin - rowHeight
  let y = margin
  const write = (text: string, place: { x?: number; width?: number; size?: number; oneLine?: boolean } = {}) => {
    const { x = margin, width = full, size = 10, oneLine = false } = place
    const said = spellable(text)
    pdf.fontSize(size).markContent('Span', { actual: said })
    pdf.text(said, x, y, { width, ...(oneLine && { height: size * 1.6, ellipsis: true }) })
    pdf.endMarkedContent()
    return pdf.heightOfString(said, { width })
  }
  const line = () =>
    pdf
      .moveTo(margin, y - 4)
      .lineTo(margin + full, y - 4)
      .lineWidth(0.5)
      .strokeColor(colours.line)
      .stroke()
  const cells = (texts: string[]) => {
    let from = margin
    for (const [nth, text] of texts.entries()) {
      const width = full * columns[nth]!
      write(text, { x: from + 2, width: width - 4, size: 9.5, oneLine: true })
      from += width
    }
    y += rowHeight
    line()
  }
  const heads = () => {
    pdf.fillColor(colours.soft)
    cells([
      messages.office_hand_over_nth({}, { locale }),
      messages.office_parcel({}, { locale }),
      messages.office_parcel_tracking({}, { locale }),
      messages.office_parcel_recipient({}, { locale }),
      messages.office_parcel_district({}, { locale }),
      messages.office_parcel_volumes({}, { locale }),
    ])
    pdf.fillColor(colours.ink)
  }
  const turn = () => {
    pdf.addPage()
    y = margin
  }
  pdf.fillColor(colours.ink)
  y += write(title, { size: 16 }) + 2
  pdf.fillColor(colours.soft)
  y += write(facts, { size: 10 }) + 12
  heads()
  for (const row of rows) {
    if (y > lowest) {
      turn()
      heads()
    }
    cells(row)
    await setImmediate()
  }
  if (y > pdf.page.height - margin - 110) turn()
  y += 60
  const half = full / 2 - 16
  for (const [nth, text] of [
    messages.office_hand_over_gave({}, { locale }),
    messages.office_hand_over_took({}, { locale }),
  ].entries()) {
    const x = margin + nth * (full / 2 + 16)
    pdf
      .moveTo(x, y - 4)
      .lineTo(x + half, y - 4)
      .lineWidth(0.7)
      .strokeColor(colours.ink)
      .stroke()
    write(text, { x, width: half, size: 9.5 })
  }
  pdf.end()
  await done
  return Buffer.concat(parts)
}
