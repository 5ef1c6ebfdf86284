import { type Tx, tables } from '@prostuti/db'
import { findRulePack, snapshotPack } from '@prostuti/exam-rules'
import { fillDoctors } from './fill-doctors.ts'

/** `tokens` are the bearer tokens of the examinees, in the order of their `doctorIds`. */
export type FilledExam = { key: string; paperId: number; questionIds: number[]; doctorIds: number[]; tokens: string[] }

type ExamOptions = { examinees: number; key?: string; now?: Date }

const pack = snapshotPack(findRulePack('bcs-prelim-50')!)
const hour = 3_600_000

/**
 * A BCS paper of 200 questions that is open now, and as many examinees as wanted, each signed in on a verified device.
 */
export async function fillExam(
  tx: Tx,
  { examinees, key = 'a-full-model-test', now = new Date() }: ExamOptions,
): Promise<FilledExam> {
  const { paperId, questionIds } = await fillPaper(tx, key, now)
  return { key, paperId, questionIds, ...(await fillDoctors(tx, { doctors: examinees, now })) }
}

async function fillPaper(tx: Tx, key: string, now: Date): Promise<{ paperId: number; questionIds: number[] }> {
  const places = pack.sections.flatMap((section) => Array<string>(section.questions ?? 0).fill(section.key))
  const subjects = await tx
    .insert(tables.subject)
    .values(pack.sections.map((section) => ({ key: `bench-${section.key}`, name: section.name })))
    .returning({ id: tables.subject.id })
  const subjectOf = new Map(pack.sections.map((section, nth) => [section.key, subjects[nth]!.id]))
  const questions = await tx
    .insert(tables.question)
    .values(
      places.map((section) => ({ type: 'sba' as const, subjectId: subjectOf.get(section)!, state: 'ready' as const })),
    )
    .returning({ id: tables.question.id })
  const versions = await tx
    .insert(tables.questionVersion)
    .values(
      questions.map(({ id }, nth) => ({
        questionId: id,
        version: 1,
        text: { bn: `${words(nth, 12)} কোনটি?` },
        parts: [1, 2, 3, 4].map((part) => ({ id: part, text: { bn: words(nth * 7 + part, 3) } })),
        key: { type: 'sba' as const, options: [1 + (nth % 4)] },
        explanation: { bn: words(nth * 3, 40) },
      })),
    )
    .returning({ id: tables.questionVersion.id })
  const [paper] = await tx
    .insert(tables.paper)
    .values({
      key,
      kind: 'bcs_exam',
      stage: 'frozen',
      title: { bn: 'পূর্ণাঙ্গ মডেল টেস্ট', en: 'Full model test' },
      rules: pack,
      opensAt: new Date(now.getTime() - hour),
      closesAt: new Date(now.getTime() + 6 * hour),
      durationMinutes: pack.durationMinutes,
      shuffleQuestions: 'within_sections',
      shuffleParts: true,
      questionCount: places.length,
      totalMarks: places.length * 100,
    })
    .returning({ id: tables.paper.id })
  const paperId = paper!.id
  await tx.insert(tables.paperQuestion).values(
    places.map((section, nth) => ({
      paperId,
      position: nth + 1,
      questionId: questions[nth]!.id,
      versionId: versions[nth]!.id,
      section,
    })),
  )
  return { paperId, questionIds: questions.map(({ id }) => id) }
}

const vocabulary =
  'বাংলাদেশের সংবিধান অনুযায়ী রাষ্ট্রপতি নির্বাচন পদ্ধতি নদীর উৎপত্তি স্থান রচিত কাব্যগ্রন্থ প্রকাশ সাল উপন্যাস চরিত্র সমাস সন্ধি ব্যাস বাক্য প্রতিশব্দ জাতিসংঘ সদর দপ্তর মহাসচিব চুক্তি স্বাক্ষর ভূমিকম্প মাত্রা বায়ুমণ্ডল স্তর তাপমাত্রা কম্পিউটার স্মৃতি প্রোটোকল সংখ্যা পরবর্তী পদ শতকরা লাভ ক্ষতি নৈতিকতা মূল্যবোধ সুশাসন'
    .normalize('NFC')
    .split(' ')

/** Different for every question, as real ones are: what is compressed must not be the same line two hundred times. */
function words(seed: number, count: number): string {
  return Array.from({ length: count }, (_, nth) => vocabulary[(seed * 31 + nth * (seed + 7)) % vocabulary.length]).join(
    ' ',
  )
}
