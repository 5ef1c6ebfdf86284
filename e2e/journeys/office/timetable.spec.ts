import { type Tx, tables } from '@prostuti/db'
import {
  buildBatch,
  buildCourse,
  buildSchedule,
  buildScheduleEvent,
} from '../../../apps/server/src/testing/builders/build-batch.ts'
import { buildDoctor } from '../../../apps/server/src/testing/builders/build-doctor.ts'
import { withDatabase } from '../../support/database.ts'
import { bn, expect, signInStaff, test } from '../../support/office.ts'
import { expectAccessible, once, useTheme } from '../../support/test.ts'

const at = (day: string) => new Date(`${day}T14:00:00Z`)
const teacherOf = async (tx: Tx, name: string) =>
  (
    await tx
      .insert(tables.teacher)
      .values({ name: { bn: bn(name) }, subject: { bn: 'মেডিসিন' }, qualifications: 'FCPS', isActive: true })
      .returning()
  )[0]!.id

/** A batch that was held, one that comes with a doctor in it, a holiday in its way, and a teacher who is taken. */
const buildWorld = (stamp: number) =>
  withDatabase(({ db }) =>
    db.transaction(async (tx) => {
      const place = await buildCourse(tx)
      const [busy, free] = [await teacherOf(tx, `ডা. ব্যস্ত ${stamp}`), await teacherOf(tx, `ডা. অবসর ${stamp}`)]
      const old = await buildBatch(tx, place, {
        title: { bn: bn(`পুরোনো ব্যাচ ${stamp}`) },
        startsOn: '2031-01-05',
        endsOn: '2031-02-28',
      })
      const given = await buildSchedule(tx, old.id)
      for (const [nth, day] of ['2031-01-05', '2031-01-07', '2031-01-09'].entries())
        await buildScheduleEvent(tx, given.id, {
          startsAt: at(day),
          teacherId: busy,
          title: { bn: bn(`লেকচার ${nth + 1}`) },
        })
      const next = await buildBatch(tx, place, { startsOn: '2031-03-02', endsOn: '2031-04-30' })
      const schedule = await buildSchedule(tx, next.id)
      const doctor = await buildDoctor(tx)
      await tx.insert(tables.enrolment).values({ doctorId: doctor.id, batchId: next.id, scheduleId: schedule.id })
      await tx
        .insert(tables.holiday)
        .values({ day: '2031-03-11', name: { bn: bn('হরতাল') }, isHartal: true })
        .onConflictDoNothing()
      // After the shift the last class falls on Sunday the 16th, when its teacher is elsewhere.
      const elsewhere = await buildSchedule(tx, (await buildBatch(tx, await buildCourse(tx))).id)
      await buildScheduleEvent(tx, elsewhere.id, { startsAt: at('2031-03-16'), teacherId: busy })
      return { batchId: next.id, scheduleId: schedule.id, free }
    }),
  )

test(
  'a timetable is copied, shifted around a holiday, mended and saved, and its calendar is told',
  once,
  async ({ page, context, request }) => {
    const stamp = Date.now()
    const { batchId, scheduleId } = await buildWorld(stamp)
    await page.setViewportSize({ width: 1280, height: 800 })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: process.env.E2E_OFFICE_URL })
    await signInStaff(page, { role: 'manager' })
    await page.goto(`/batches/${batchId}/timetable`)
    const button = (name: string) => page.getByRole('button', { name: bn(name), exact: true })

    // Nothing is there yet: the rows of an earlier batch come, on the days of this one.
    await page.getByRole('heading', { name: bn('শিটে এখনো কোনো সারি নেই') }).waitFor()
    // What was copied in a spreadsheet is pasted onto it, and taken back again.
    await page.evaluate((text) => navigator.clipboard.writeText(text), bn('তারিখ\tশিরোনাম\n০৩/০৩/২০৩১\tপেস্ট করা ক্লাস'))
    await page.keyboard.press('Control+v')
    await expect(page.getByRole('dialog')).toContainText(bn('ক্লিপবোর্ড'))
    await button('শিটে আনুন').click()
    await expect(page.getByRole('grid')).toContainText(bn('পেস্ট করা ক্লাস'))
    await button('আগের ধাপে ফিরুন').click()
    await button('অন্য ব্যাচ থেকে আনুন').last().click()
    await page.getByRole('combobox', { name: bn('ব্যাচ') }).fill(bn(`পুরোনো ব্যাচ ${stamp}`))
    await page.getByRole('option', { name: bn(`পুরোনো ব্যাচ ${stamp}`) }).click()
    await button('শিটে আনুন').click()
    const grid = page.getByRole('grid')
    await expect(grid.getByRole('row')).toHaveCount(4)
    await expect(grid).toContainText('০৪/০৩/২০৩১')
    await button('দেখে সংরক্ষণ করুন').click()
    await expect(page.getByRole('dialog')).toContainText(bn('৩টি সারি বদলাবে, ১ জনের ক্যালেন্ডারে'))
    await button('সংরক্ষণ করুন').click()
    await expect(page.getByText(bn('সংরক্ষিত হয়েছে'))).toBeVisible()

    // A week later, around the hartal on the 11th: what stood on Tuesday and Thursday is pushed on.
    await grid.getByText('০২/০৩/২০৩১').click()
    await button('এখান থেকে সরান').click()
    await expectAccessible(page)
    await page.getByLabel(bn('কত দিন')).fill('৭')
    await button('সরান').click()
    for (const day of ['০৯/০৩/২০৩১', '১৩/০৩/২০৩১', '১৬/০৩/২০৩১']) await expect(grid).toContainText(day)
    await page.keyboard.press('Control+z')
    await expect(grid).toContainText('০৪/০৩/২০৩১')
    await page.keyboard.press('Control+y')

    // On the 16th the teacher is taken elsewhere, and the cell says so.
    const taken = grid.getByText(bn('শিক্ষক একই সময়ে দুই জায়গায়')).first()
    await expect(taken).toBeVisible()
    await expectAccessible(page)
    await taken.click()
    await page.keyboard.type(bn(`অবসর ${stamp}`))
    await page.keyboard.press('Enter')
    await expect(taken).toBeHidden()
    await expect(grid).toContainText(bn(`ডা. অবসর ${stamp}`))

    // Unsaved, it outlives the page; at 768, in English and dark, it is as readable.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('2031-03-16')
    await page.evaluate(() => localStorage.setItem('office-language', 'en'))
    await page.setViewportSize({ width: 768, height: 900 })
    await page.reload()
    await expect(grid).toContainText('16/03/2031')
    await useTheme(page, 'dark')
    await expectAccessible(page, 'colours')

    // Cells go to a spreadsheet and come from one.
    await grid.getByText('16/03/2031').click()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+c')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('8 pm')
    await page.evaluate((text) => navigator.clipboard.writeText(text), 'রাত ৮:৩০\t11 PM')
    await page.keyboard.press('Control+v')
    await expect(grid).toContainText('8:30 pm')
    await expect(grid).toContainText('11 pm')

    await page.keyboard.press('Control+s')
    await page.getByRole('checkbox', { name: /Tell 1 doctor by/ }).check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible()
    const calendar = await request.get(`${process.env.E2E_BASE_URL}/api/v3/web/schedules/${scheduleId}/calendar.ics`)
    const last = (await calendar.text()).split('BEGIN:VEVENT').at(-1)
    expect(last).toContain('DTSTART:20310316T143000Z')
    expect(last).toContain('DTEND:20310316T170000Z')
    expect(last).toContain('SEQUENCE:1')
  },
)

test(
  'two write one sheet, rows come from Excel and a file, and an older state comes back',
  once,
  async ({ page, elsewhere, context, complaints }) => {
    const { batchId } = await withDatabase(({ db }) =>
      db.transaction(async (tx) => {
        const place = await buildCourse(tx, { slug: `sheet-of-two-${Date.now()}` })
        const batch = await buildBatch(tx, place, { startsOn: '2032-03-01', endsOn: '2032-04-30' })
        const schedule = await buildSchedule(tx, batch.id)
        for (const [nth, day] of ['2032-03-02', '2032-03-04', '2032-03-06'].entries())
          await buildScheduleEvent(tx, schedule.id, { startsAt: at(day), title: { bn: bn(`পাঠ ${nth + 1}`) } })
        return { batchId: batch.id }
      }),
    )
    const url = `/batches/${batchId}/timetable`
    await page.setViewportSize({ width: 1280, height: 800 })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: process.env.E2E_OFFICE_URL })
    await signInStaff(page, { role: 'manager' })
    const other = await (await elsewhere(process.env.E2E_OFFICE_URL)).newPage()
    await signInStaff(other, { role: 'manager', name: 'রাশেদ' })
    await page.goto(url)
    await other.goto(url)
    const grid = page.getByRole('grid')
    const button = (on: typeof page, name: string) => on.getByRole('button', { name: bn(name), exact: true })
    const write = async (on: typeof page, old: string, text: string) => {
      await on.getByRole('grid').getByText(bn(old), { exact: true }).click()
      await on.keyboard.type(bn(text))
      await on.keyboard.press('Enter')
    }
    const save = async (on: typeof page) => {
      await on.keyboard.press('Control+s')
      await button(on, 'সংরক্ষণ করুন').click()
    }
    // Saved, the sheet is opened anew and has nothing to save.
    const isSaved = (on: typeof page) => expect(on.getByText(bn('কিছু বদলায়নি'))).toBeVisible()

    // Both see each other, both write into one cell; who comes second is shown theirs and their own.
    await expect(page.getByText(bn('রাশেদও এটি খুলে আছেন'))).toBeVisible()
    await write(other, 'পাঠ 1', 'রাশেদের পাঠ')
    await save(other)
    await isSaved(other)
    await other.close()
    await write(page, 'পাঠ 1', 'আমার পাঠ')
    await write(page, 'পাঠ 2', 'দ্বিতীয় পাঠ')
    await save(page)
    const panel = page.getByRole('alert', { name: bn('আরেকজন আগে সংরক্ষণ করেছেন') })
    await expect(panel).toContainText(bn('আমারটি: আমার পাঠ'))
    complaints.length = 0
    await expectAccessible(page)
    await useTheme(page, 'dark')
    await expectAccessible(page, 'colours')
    await panel.getByRole('button', { name: bn('রাশেদ-এর: রাশেদের পাঠ') }).click()
    await expect(grid).toContainText(bn('রাশেদের পাঠ'))
    await expect(grid).toContainText(bn('দ্বিতীয় পাঠ'))
    await save(page)
    await isSaved(page)

    // Two rows from Excel, in Bengali digits.
    await grid.getByText('০২/০৩/২০৩২').click()
    await page.evaluate((text) => navigator.clipboard.writeText(text), '৩/৩/২০৩২\tরাত ৯টা\n৫/৩/২০৩২\t21:30')
    await page.keyboard.press('Control+v')
    for (const text of ['০৩/০৩/২০৩২', '০৫/০৩/২০৩২', 'রাত ৯টা', 'রাত ৯:৩০']) await expect(grid).toContainText(bn(text))

    // Out as a workbook and in again: what was written since is the difference.
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'এক্সেল নামান').click()])
    await write(page, 'পাঠ 3', 'ভুল লেখা')
    await page.getByLabel(bn('ফাইল থেকে আনুন')).setInputFiles(await file.path())
    await expect(page.getByRole('dialog')).toContainText(bn('১টি সারি বদলাবে বা যোগ হবে'))
    await button(page, 'শিটে আনুন').click()
    await expect(grid).toContainText(bn('পাঠ 3'))
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('dialog')).toContainText(bn('২টি সারি বদলাবে'))
    await button(page, 'সংরক্ষণ করুন').click()
    await isSaved(page)

    // As it stood before the last save, looked at and saved like any other change.
    await button(page, 'আগের রূপ').click()
    await button(page, 'এর আগের রূপে ফিরুন').first().click()
    await expect(grid).toContainText('০২/০৩/২০৩২')
    await save(page)
    await isSaved(page)
    await page.reload()
    await expect(grid).toContainText('০২/০৩/২০৩২')
    await expect(grid).toContainText(bn('রাশেদের পাঠ'))
  },
)
