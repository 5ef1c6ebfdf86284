import { describe, expect, it } from 'vitest'
import { picturesOf } from '../checks/judge-question.ts'
import { read } from '../testing/round-trip.ts'
import { makeTeachersPaper, teachersCounts, teachersMistakes } from '../testing/teachers-paper.ts'
import { teachersQuestions } from '../testing/teachers-questions.ts'
import { readDocx } from './read-docx.ts'

const bn = (text: string) => text.normalize('NFC')

describe('the paper of a teacher', async () => {
  const { rows, summary } = await read(readDocx, makeTeachersPaper())

  it('has all its questions, as they were typed', () => {
    expect(rows).toHaveLength(50)
    const read = rows.map(({ question }) => [
      question.text.bn.split('\n')[0],
      question.parts.map(({ text }) => text.bn),
    ])
    const typed = teachersQuestions.map((question) =>
      'stems' in question
        ? [bn(question.ask), question.stems.map(([stem]) => bn(stem))]
        : [bn(question.ask), question.options.map(bn)],
    )
    expect(read).toEqual(typed)
  })

  it('has the keys of all but those that are wrong', () => {
    const keys = rows.map(({ question: { key } }) =>
      key?.type === 'sba' ? key.options[0]! - 1 : key && Object.values(key.stems).join(''),
    )
    const typed = teachersQuestions.map((question, index) => {
      if (index + 1 === 17 || index + 1 === 31) return null
      return 'stems' in question ? question.stems.map(([, truth]) => truth).join('') : question.right
    })
    expect(keys).toEqual(typed)
  })

  it('says of three what is wrong, and where', () => {
    const bad = rows.flatMap(({ faults }, index) =>
      faults.map(({ code, weight, line }) => ({ number: index + 1, code, weight, line })),
    )
    expect(bad).toEqual(
      Object.entries(teachersMistakes).map(([number, code]) => ({
        number: Number(number),
        code,
        weight: 'cannot',
        line: expect.any(Number),
      })),
    )
    const shown = (index: number, line: number | null) =>
      rows[index]!.lines.find(({ number }) => number === line)
        ?.runs.map((run) => run.shown)
        .join('')
    expect(bad.slice(0, 2).map(({ number, line }) => shown(number - 1, line))).toEqual(['Ans: F', 'Ans: T T F T F'])
  })

  it('has its pictures and equations', () => {
    expect(rows.flatMap(({ question }) => picturesOf(question))).toHaveLength(teachersCounts.pictures)
    expect(rows[8]!.question.text.bn).toContain('Q=\\frac{πr^{4}ΔP}{8ηL}')
    expect(rows.filter(({ question }) => /\\frac|\\sqrt/.test(question.text.bn))).toHaveLength(teachersCounts.equations)
    expect(rows[4]!.question.pictures[0]!.alt).toEqual({ bn: 'ECG' })
  })

  it('has explanations and references', () => {
    expect(rows[6]!.question).toMatchObject({
      explanation: { bn: bn('বইয়ে এভাবেই আছে।') },
      reference: bn('Guyton, পৃষ্ঠা ১২'),
    })
  })

  it('tells which words were converted', () => {
    expect(summary).toMatchObject({ format: 'docx', rows: 50, firstLines: [] })
    expect(summary.bijoyWords).toBeGreaterThan(500)
    expect(summary.words).toBeGreaterThan(summary.bijoyWords)
    expect(summary.converted).toContainEqual({ before: 'DËi:', after: bn('উত্তর:'), count: expect.any(Number) })
  })
})
