import { findRulePack, snapshotPack } from '@prostuti/exam-rules'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { doctor } from '../../../tables/index.ts'
import { momentFrom } from '../dhaka-calendar.ts'
import { demoDoctors } from '../doctors.ts'
import type { IdOf } from '../ids-by-name.ts'
import { seededChance } from '../papers/chance.ts'
import type { DemoPaper } from '../papers/demo-paper.ts'
import { demoExaminees } from '../papers/examinees.ts'
import { insertPapers } from '../papers/insert-papers.ts'
import type { Bank } from '../papers/insert-questions.ts'
import { insertSittings } from '../papers/insert-sittings.ts'
import { misprints } from '../papers/misprints.ts'
import { fcpsMtf } from '../papers/questions/fcps-mtf.ts'
import { fcpsSba } from '../papers/questions/fcps-sba.ts'
import { quizEcg } from '../papers/questions/quiz-ecg.ts'
import { quizRenal } from '../papers/questions/quiz-renal.ts'
import { readBank } from '../papers/read-bank.ts'
import { type Sitting, simulateSitting } from '../papers/simulate-sitting.ts'
import type { DemoSize } from '../papers/simulate-sittings.ts'
import { demoDoctor, examineesOf, startWithin } from '../papers/who-sat.ts'
import { withSecondThoughts } from './second-thoughts.ts'

export const modelTestKey = 'residency-model-test'

const minute = 60_000
const sitters = { from: 300, to: 480 }

const sources = [
  { key: 'fcps-part-1-paper', questions: [...fcpsMtf, ...fcpsSba] },
  { key: 'quiz-ecg', questions: quizEcg },
  { key: 'quiz-renal', questions: quizRenal },
]

const isMisprinted = (text: string) => misprints.some(({ of }) => of === text)
const questions = sources.flatMap((source) => source.questions).filter(({ text }) => !isMisprinted(text))

/** A residency paper that takes marks for wrong answers, long enough that everything can be said of how it went. */
function aModelTest(): DemoPaper {
  const pack = findRulePack('residency-mixed')!
  const rules = snapshotPack(pack, {
    sections: pack.sections.map((section) => ({
      ...section,
      questions: null,
      parts: section.type === 'sba' ? null : section.parts,
    })),
    durationMinutes: 90,
  })
  return {
    ...{ key: modelTestKey, kind: 'special_exam', course: 'residency', rules, attempts: 1, questions },
    title: { bn: 'রেসিডেন্সি মডেল টেস্ট: মেডিসিন ও মৌলিক বিষয়', en: 'Residency model test: medicine and basic subjects' },
    summary: {
      bn: 'MTF ও SBA মিলিয়ে দেড় ঘণ্টা। ভুলে কাটা যায়: উক্তিতে ০.০৫, SBA-তে ০.২৫।',
      en: 'MTF and SBA in an hour and a half. A wrong stem costs 0.05, a wrong SBA 0.25.',
    },
    shuffle: { questions: 'within_sections', parts: true },
  }
}

/** One that was sat some days ago by many and by the demo's doctor, who thought twice about much of it. */
export async function seedModelTest(
  tx: Tx,
  now: Date,
  { courseId, sittersAtMost = sitters.to }: DemoSize & { courseId: IdOf },
): Promise<void> {
  const momentOf = momentFrom(now)
  const [opensAt, closesAt] = [momentOf({ day: -7, at: '09:00' }), momentOf({ day: -3, at: '22:00' })]
  const bank = await namePages(tx, await readBank(tx, sources))
  const [paper] = await insertPapers(tx, [{ paper: aModelTest(), opensAt, closesAt, access: 'free' }], bank, courseId)
  const chance = seededChance(4_100)
  const difficulty = new Map(paper!.questions.map(({ id }) => [id, 0.1 + 0.8 * chance.normal()]))
  const last = new Date(closesAt.getTime() - 90 * minute)
  const sit = (examinee: Parameters<typeof simulateSitting>[1]) =>
    simulateSitting(paper!, examinee, startWithin(opensAt, last, chance), difficulty, chance)
  const others = (await findExaminees(tx))
    .slice(sitters.from, Math.min(sitters.to, sitters.from + sittersAtMost))
    .map((examinee) => withSecondThoughts(sit(examinee), paper!, { changes: 0.06 }, chance))
  const [own] = await tx.select({ id: doctor.id }).from(doctor).where(eq(doctor.phone, demoDoctors[0]!.phone))
  // She needed nearly all of the time.
  const isTight = ({ attempt }: Sitting) => attempt.endsAt.getTime() - attempt.finishedAt!.getTime() < 4 * minute
  const self = { doctorId: own!.id, ...demoDoctor, leanings: { ...demoDoctor.leanings, ecg: -1.6 } }
  let sitting = sit(self)
  while (!isTight(sitting)) sitting = sit(self)
  const habits = { changes: 0.16, away: { from: 31 * minute, to: 35 * minute } }
  await insertSittings(tx, [...others, withSecondThoughts(sitting, paper!, habits, chance)])
}

/**
 * The ECG questions say from now on where the centre's book explains them: versions are only ever added, and papers that were sat before
 * keep the ones they had.
 */
async function namePages(tx: Tx, bank: Bank): Promise<Bank> {
  const { rows } = await tx.execute<{ questionId: number; id: number }>(sql`
    insert into question_version (question_id, version, text, images, parts, fixed_order, key, explanation, book_id, book_page, note)
    select old.question_id, old.version + 1, old.text, old.images, old.parts, old.fixed_order, old.key, old.explanation,
      book.id, 2 + old.question_id % (book.pages - 1), 'বইয়ের পৃষ্ঠা যোগ হলো'
    from question join subject on subject.id = question.subject_id and subject.key = 'ecg'
      join question_version old on old.id = question.current_version_id,
      (select reference_book.id, document.pages from reference_book join document on document.id = document_id
        order by reference_book.id limit 1) book
    where question.id in (select question_id from paper_question join paper on paper.id = paper_id and paper.key = 'quiz-ecg')
    returning question_id as "questionId", id`)
  const newest = new Map(rows.map(({ questionId, id }) => [questionId, id]))
  return new Map([...bank].map(([asked, one]) => [asked, { ...one, versionId: newest.get(one.id) ?? one.versionId }]))
}

/** As able as in every other paper. */
async function findExaminees(tx: Tx) {
  const phones = demoExaminees.map(({ phone }) => phone)
  const rows = await tx
    .select({ id: doctor.id })
    .from(doctor)
    .where(inArray(doctor.phone, phones))
    .orderBy(asc(doctor.id))
  return examineesOf(rows.map(({ id }) => id))
}
