import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { withDatabase } from '../../e2e/support/database.ts'

const { device, paper, paperQuestion } = tables

/** As the demo data have it. */
export const demoPassword = 'prostuti-demo'

/** A new phone is verified at once where the doctor has no other. */
export const forgetDevices = (doctorId: number) =>
  withDatabase(({ db }) => db.delete(device).where(eq(device.doctorId, doctorId)))

/** The model test once more, under a key of its own: nobody has sat it. Gives the key. */
export const copyModelTest = (key: string) =>
  withDatabase(({ db }) =>
    db.transaction(async (tx) => {
      const [model] = await tx.select().from(paper).where(eq(paper.key, 'bcs-50-model-test'))
      if (!model) throw new Error('the demo data have no model test')
      const { id, listedAt: _, frozenAt, ...copied } = model
      const [made] = await tx
        .insert(paper)
        .values({ ...copied, key })
        .returning({ id: paper.id })
      const paperId = made?.id ?? 0
      const questions = await tx.select().from(paperQuestion).where(eq(paperQuestion.paperId, id))
      await tx.insert(paperQuestion).values(questions.map((each) => ({ ...each, paperId })))
      await tx.update(paper).set({ frozenAt }).where(eq(paper.id, paperId))
      return key
    }),
  )
