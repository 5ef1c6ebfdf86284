import { describe, expect, it } from 'vitest'
import { keyOf, layOut, lineOf, partsOf } from './layout.fixture.ts'

const bn = (text: string) => text.normalize('NFC')
const fourLines = 'ক) এক\nখ) দুই\nগ) তিন\nঘ) চার'
const words = ['এক', 'দুই', 'তিন', 'চার']
const only = (lines: Parameters<typeof layOut>[0]) => {
  const { questions } = layOut(lines)
  expect(questions).toHaveLength(1)
  return questions[0]!
}

describe('the number of a question', () => {
  it.each([
    '১।',
    '১.',
    '১)',
    '০১.',
    '(১)',
    'প্রশ্ন ১:',
    'প্রশ্ন-১',
    '1.',
    'Q1.',
    'Q.1)',
    'Question 1:',
    '১|',
    '1.\t',
    'প্রশ্ন নং ১।',
  ])('is read from %s', (number) => {
    const question = only(`${number} কোনটি?\n${fourLines}\nউত্তর: খ`)
    expect(question).toMatchObject({ number: 1, text: bn('কোনটি?'), type: 'sba' })
    expect(partsOf(question)).toEqual(words.map(bn))
    expect(keyOf(question)).toBe('2')
  })

  it('may be missing', () => {
    const { questions } = layOut(`কোনটি?\n${fourLines}\nউত্তর: খ\n\nকোনটি নয়?\n${fourLines}\nউত্তর: গ`)
    expect(questions.map(({ text }) => text)).toEqual([bn('কোনটি?'), bn('কোনটি নয়?')])
    expect(questions.map(keyOf)).toEqual(['2', '3'])
  })

  it('may begin anywhere, leave one out, and begin anew with another part of the paper', () => {
    const { questions, passed } = layOut(
      [51, 52, 54].map((number) => `${number}. x?\n${fourLines}\nAns: a`).join('\n') +
        `\n\nবিভাগ খ\n1. y?\n${fourLines}\nAns: b`,
    )
    expect(questions.map(({ number }) => number)).toEqual([51, 52, 54, 1])
    expect(passed).toEqual([bn('বিভাগ খ')])
  })

  it.each([
    ['a year', '১৯৭১ সালে কী ঘটে?'],
    ['a decimal', '2.5 mg দিলে কী হয়?'],
    ['a range', '১৯৭০-৭১ সালে কে ছিলেন?'],
    ['a time', '১০:৩০ টায় কী ঘটে?'],
    ['a number out of order with a sign behind it', '1971. কী ঘটে?'],
  ])('is not %s at the beginning of a line', (_, line) => {
    const { questions } = layOut(`১। নিচের তথ্য দেখুন\n${line}\n${fourLines}\nউত্তর: ক\n২। y\n${fourLines}\nউত্তর: খ`)
    expect(questions.map(({ text }) => text)).toEqual([bn(`নিচের তথ্য দেখুন\n${line}`), 'y'])
  })

  it('is not the number of a point in an explanation', () => {
    const { questions } = layOut(
      `১। x\n${fourLines}\nউত্তর: ক\nব্যাখ্যা: দুটি কারণ\n১. প্রথম\n২. দ্বিতীয়\n২। y\n${fourLines}\nউত্তর: খ`,
    )
    expect(questions.map(({ text }) => text)).toEqual(['x', 'y'])
    expect(questions[0]!.explanation).toBe(bn('দুটি কারণ\n১. প্রথম\n২. দ্বিতীয়'))
  })

  it('leads even where options are missing', () => {
    const { questions } = layOut(`1. x\n${fourLines}\nAns: a\n2. no options\n3. y\n${fourLines}\nAns: b`)
    expect(questions.map(({ text, parts }) => [text, parts.length])).toEqual([
      ['x', 4],
      ['no options', 0],
      ['y', 4],
    ])
  })
})

describe('options', () => {
  it.each([
    ['one on each line', fourLines],
    ['in brackets', '(ক) এক\n(খ) দুই\n(গ) তিন\n(ঘ) চার'],
    ['with a dot', 'ক. এক\nখ. দুই\nগ. তিন\nঘ. চার'],
    ['with a dari', 'ক। এক\nখ। দুই\nগ। তিন\nঘ। চার'],
    ['in small letters', 'a) এক\nb) দুই\nc) তিন\nd) চার'],
    ['in capitals', '(A) এক\n(B) দুই\n(C) তিন\n(D) চার'],
    ['all on one line', 'ক) এক  খ) দুই  গ) তিন  ঘ) চার'],
    ['on one line with single blanks', '(ক) এক (খ) দুই (গ) তিন (ঘ) চার'],
    ['on one line with tabs', 'A.\tএক\tB.\tদুই\tC.\tতিন\tD.\tচার'],
    ['two on each line', 'ক) এক\tখ) দুই\nগ) তিন\tঘ) চার'],
    ['with digits', '(১) এক (২) দুই (৩) তিন (৪) চার'],
    ['with digits line by line', '১) এক\n২) দুই\n৩) তিন\n৪) চার'],
    ['with Roman numbers', 'i) এক\nii) দুই\niii) তিন\niv) চার'],
  ])('%s', (_, lines) => expect(partsOf(only(`৭। কোনটি?\n${lines}\nউত্তর: 2`))).toEqual(words.map(bn)))

  it('may stand on the line of the question, with the answer', () => {
    const question = only('১। কোনটি? ক) এক খ) দুই গ) তিন ঘ) চার উত্তর: গ ব্যাখ্যা: তাই। (Ref: Guyton p. 12)')
    expect(question).toMatchObject({ text: bn('কোনটি?'), explanation: bn('তাই।'), reference: 'Guyton p. 12' })
    expect([partsOf(question), keyOf(question)]).toEqual([words.map(bn), '3'])
  })

  it('are not the letters of other things', () => {
    const question = only(
      '1. Vit. A) is stored where, e.g. (ক) ধারা?\nA. Hepatitis B. virus\nB. Vit. D) only\nC. E. coli\nD. x\nAns: B',
    )
    expect(question.text).toBe(bn('Vit. A) is stored where, e.g. (ক) ধারা?'))
    expect(partsOf(question)).toEqual(['Hepatitis B. virus', 'Vit. D) only', 'E. coli', 'x'])
  })

  it('begin with the label next to the second', () => {
    const question = only('1. Lack of vitamin A. causes? A. one B. two C. three D. four Ans: B')
    expect([question.text, partsOf(question)]).toEqual(['Lack of vitamin A. causes?', ['one', 'two', 'three', 'four']])
  })

  it('may be as short as a digit, and as long as several lines', () => {
    expect(partsOf(only('১। কত?\nক) ১\nখ) ২\nগ) ৩\nঘ) ৪\nউত্তর: ঘ'))).toEqual(['১', '২', '৩', '৪'])
    expect(partsOf(only('1. x\na) one\nand more\nb) two\nc) three\nd) four\nAns: a'))[0]).toBe('one\nand more')
  })

  it('are not the statements of a question that has others', () => {
    const question = only(
      '১। উক্তিগুলো—\ni) এক\nii) দুই\niii) তিন\nনিচের কোনটি সঠিক?\nক) i ও ii\nখ) i ও iii\nগ) ii ও iii\nঘ) সব\nউত্তর: খ',
    )
    expect(question.text).toBe(bn('উক্তিগুলো—\ni) এক\nii) দুই\niii) তিন\nনিচের কোনটি সঠিক?'))
    expect(partsOf(question)).toEqual(['i ও ii', 'i ও iii', 'ii ও iii', 'সব'].map(bn))
  })

  it('are not the numbered statements of the first question', () => {
    const question = only('1. Consider\n1. one\n2. two\nক) ১\nখ) ২\nগ) ১ ও ২\nঘ) none\nAns: ক')
    expect([question.text, question.parts.length]).toEqual(['Consider\n1. one\n2. two', 4])
  })

  it('are what Word numbers under a question, whatever its letters', () => {
    const listed = (id: string, label: string, text: string) => lineOf(text, { list: { id, label } })
    const { questions } = layOut([
      listed('0:0', '1.', 'x'),
      ...words.map((word, index) => listed('1:0', `${'efgh'[index]})`, word)),
      lineOf('Ans: c'),
      listed('0:0', '2.', 'y'),
      ...words.map((word) => listed('2:0', '•', word)),
      lineOf('Ans: d'),
    ])
    expect(questions.map((question) => [question.text, partsOf(question), keyOf(question)])).toEqual([
      ['x', words.map(bn), '3'],
      ['y', words.map(bn), '4'],
    ])
  })

  it('come from the columns of a table in their order', () => {
    const cells = ['ক) এক', 'গ) তিন', 'খ) দুই', 'ঘ) চার'].map((text) => lineOf(text, { isCell: true }))
    expect(partsOf(only([lineOf('১। x'), ...cells, lineOf('উত্তর: খ')]))).toEqual(words.map(bn))
  })

  it('of a question with a table leave its cells as lines, which is told', () => {
    const cells = ['Na', '120', 'K', '6'].map((text) => lineOf(text, { isCell: true }))
    const question = only([
      lineOf('১। x'),
      ...cells,
      ...`${fourLines}\nউত্তর: ক`.split('\n').map((line) => lineOf(line)),
    ])
    expect(question.text).toBe('x\nNa\n120\nK\n6')
    expect(question.faults).toEqual([{ code: 'markup_lost', weight: 'look', line: 2 }])
  })

  it('and the question have the pictures that stand in them', () => {
    const picture = (name: string) => ({ text: '\ufffc', picture: name })
    const question = only([
      lineOf('১। ছবিটি কীসের?'),
      lineOf([picture('stem')]),
      lineOf([{ text: 'ক) ' }, picture('a'), { text: '  খ) ' }, picture('b'), { text: ' বড়' }]),
      lineOf('গ) তিন'),
      lineOf('ঘ) চার'),
      lineOf([{ text: 'উত্তর: ক ' }, picture('lost')]),
    ])
    expect(question.pictures).toEqual(['stem'])
    expect(question.parts.slice(0, 3)).toEqual([
      { text: '', pictures: ['a'] },
      { text: bn('বড়'), pictures: ['b'] },
      { text: bn('তিন'), pictures: [] },
    ])
    expect(question.faults).toEqual([{ code: 'picture_lost', weight: 'look', line: 6 }])
  })
})

describe('the answer', () => {
  it.each([
    'উত্তর: খ',
    'উত্তরঃ খ',
    'উত্তর : (খ)',
    'উঃ খ',
    'উ: খ',
    'সঠিক উত্তর: খ',
    'Ans: b',
    'Ans. B',
    'Answer: B',
    'Correct Answer: B',
    'Key: B',
    'Ans- b)',
    '[Ans: B]',
    '(উত্তর: খ)',
    'উত্তর: (খ) দুই',
    'উত্তর: খ দুই',
    'Ans: 2',
    'উত্তর: দুই',
    'উত্তর খ',
    'Ans:\nB',
  ])('is read from %s', (line) => expect(keyOf(only(`১। x\n${fourLines}\n${line}`))).toBe('2'))

  it('is not every word that begins like one', () => {
    const question = only('১। কোথায়?\nক) দক্ষিণে\nখ) সিলেট\nউত্তর-পূর্ব দিকে\nগ) পূর্বে\nঘ) পশ্চিমে\nউত্তর: খ')
    expect(partsOf(question)[1]).toBe(bn('সিলেট\nউত্তর-পূর্ব দিকে'))
  })

  it.each([
    ['a sign before the label', ['ক) এক', '*খ) দুই', 'গ) তিন', 'ঘ) চার']],
    ['a sign behind the option', ['ক) এক', 'খ) দুই ✓', 'গ) তিন', 'ঘ) চার']],
    ['a star before the option', ['ক) এক', 'খ) *দুই', 'গ) তিন', 'ঘ) চার']],
  ])('is marked by %s', (_, lines) => {
    const question = only(['১। x', ...lines].join('\n'))
    expect([partsOf(question), keyOf(question)]).toEqual([words.map(bn), '2'])
  })

  it.each([{ isBold: true }, { isUnderlined: true }, { isHighlighted: true }, { colour: 'FF0000' }])(
    'is marked by %j',
    (look) => {
      const lines = words.map((word, index) =>
        lineOf([{ text: `${'কখগঘ'[index]}) ` }, { text: word, ...(index === 1 && look) }]),
      )
      expect(keyOf(only([lineOf('১। x'), ...lines]))).toBe('2')
      const alike = words.map((word, index) => lineOf([{ text: `${'কখগঘ'[index]}) ${word}`, ...look }]))
      expect(keyOf(only([lineOf('১। x'), ...alike]))).toBeNull()
    },
  )

  it.each([
    ['lines', 'উত্তরমালা\n১. ক ২. গ'],
    ['lines without a heading', '1. A 2. C'],
    ['one on each line', 'Answer key:\n1. A\n2. C'],
    ['other signs', '১-ক, ২-গ'],
  ])('stands at the end of the paper: %s', (_, grid) => {
    const { questions } = layOut(`১। x\n${fourLines}\n২। y\n${fourLines}\n\n${grid}`)
    expect(questions.map(keyOf)).toEqual(['1', '3'])
  })

  it.each([
    ['in turn', ['১', 'ক', '২', 'গ']],
    ['a row of each', ['১', '২', '৩', '৪', 'ক', 'গ', 'ক', 'ক']],
  ])('stands at the end in a table, %s', (_, cells) => {
    const { questions } = layOut([
      ...`১। x\n${fourLines}\n২। y\n${fourLines}\nউত্তরমালা`.split('\n').map((line) => lineOf(line)),
      ...cells.map((cell) => lineOf(cell, { isCell: true })),
    ])
    expect(questions.map(keyOf)).toEqual(['1', '3'])
  })

  it('of a long paper stands at the end too', () => {
    const numbers = Array.from({ length: 60 }, (_, index) => index + 1)
    const paper = numbers.map((number) => `${number}. q${number}\n${fourLines}`).join('\n')
    const grid = numbers.map((number) => `${number}. ${'abcd'[number % 4]}`)
    const { questions } = layOut(
      `${paper}\n${[0, 20, 40].map((from) => grid.slice(from, from + 20).join(' ')).join('\n')}`,
    )
    expect(questions.map(keyOf)).toEqual(numbers.map((number) => String((number % 4) + 1)))
  })

  it('of each part of a paper belongs to the questions before it', () => {
    const { questions } = layOut(
      `1. x\n${fourLines}\n2. y\n${fourLines}\n1. A 2. B\n1. z\n${fourLines}\n2. w\n${fourLines}\n1. C 2. D`,
    )
    expect(questions.map(keyOf)).toEqual(['1', '2', '3', '4'])
  })

  it('at the end belongs to the nearest question of its number', () => {
    const { questions } = layOut(`1. x\n${fourLines}\n\nPart B\n1. y\n${fourLines}\n2. z\n${fourLines}\n1. C 2. D`)
    expect(questions.map(keyOf)).toEqual([null, '3', '4'])
  })

  it('at the end wins over an option that happens to look different', () => {
    const bold = lineOf([{ text: 'ক) এক', isBold: true }])
    const rest = 'খ) দুই\nগ) তিন\nঘ) চার\n২। y\n'.concat(fourLines, '\n১. গ ২. ঘ').split('\n')
    const { questions } = layOut([lineOf('১। x'), bold, ...rest.map((line) => lineOf(line))])
    expect(questions.map(keyOf)).toEqual(['3', '4'])
  })

  it('outside of the options is told with its line', () => {
    const question = only('১৭। x\nA) 1\nB) 2\nC) 3\nD) 4\nE) 5\nAns: F')
    expect(question.faults).toEqual([{ code: 'key_outside', weight: 'cannot', line: 7, found: 'F', expected: 'a-e' }])
  })
})

describe('true/false', () => {
  const stems = ['a) one', 'b) two', 'c) three', 'd) four', 'e) five']

  it.each([
    'T F T T F',
    'TFTTF',
    'a-T, b-F, c-T, d-T, e-F',
    'T,F,T,T,F',
    'সত্য, মিথ্যা, সত্য, সত্য, মিথ্যা',
    'স মি স স মি',
    'a)T b)F c)T d)T e)F',
  ])('is known by its key: %s', (key) => {
    const question = only(`1. x\n${stems.join('\n')}\nAns: ${key}`)
    expect([question.type, keyOf(question), question.parts.length]).toEqual(['mcq', 'TFTTF', 5])
  })

  it.each([
    ['(T)', '(F)'],
    ['T', 'F'],
    ['[True]', '[False]'],
    ['- সত্য', '- মিথ্যা'],
  ])('is known by %s and %s behind each stem', (yes, no) => {
    const lines = stems.map((stem, index) => `${stem} ${[yes, no, yes, yes, no][index]}`)
    const question = only(`1. x\n${lines.join('\n')}`)
    expect([question.type, keyOf(question), partsOf(question)[1]]).toEqual(['mcq', 'TFTTF', 'two'])
  })

  it('has a key at the end of the paper too', () => {
    const { questions } = layOut(
      `1. x\n${stems.join('\n')}\n2. y\n${stems.join('\n')}\nAnswers:\n1. TFTTF\n2. F F F T T`,
    )
    expect(questions.map(keyOf)).toEqual(['TFTTF', 'FFFTT'])
  })

  it('with more keys than stems is told', () => {
    const question = only(`1. x\n${stems.slice(0, 4).join('\n')}\nAns: TFTTF`)
    expect(question).toMatchObject({ type: 'mcq', key: null, faults: [{ code: 'key_count', line: 6, found: 'TFTTF' }] })
  })

  it('is asked about where five parts have no key', () => {
    expect(only(`1. x\n${stems.join('\n')}`).faults).toEqual([{ code: 'type_unsure', weight: 'look', line: 1 }])
    expect(only(`1. x\n${stems.join('\n')}\nAns: a, c`).faults).toMatchObject([{ code: 'type_unsure', weight: 'look' }])
  })
})

describe('what is said besides', () => {
  it('is the explanation, over paragraphs, and the reference', () => {
    const question = only(`১। x\n${fourLines}\nউত্তর: ক\nব্যাখ্যাঃ প্রথম।\nআরও কথা।\nসূত্র: Guyton, পৃ. ১২`)
    expect(question).toMatchObject({ explanation: bn('প্রথম।\nআরও কথা।'), reference: bn('Guyton, পৃ. ১২') })
  })

  it.each(['ব্যাখ্যা:', 'ব্যাখ্যাঃ', 'Explanation:', 'Exp:', 'Note:'])('is introduced by %s', (word) => {
    expect(only(`১। x\n${fourLines}\nউত্তর: ক\n${word} তাই।`).explanation).toBe(bn('তাই।'))
  })

  it('is the subject, the topic and tags, above the questions or in one of them', () => {
    const { questions } = layOut(
      `বিষয়: ফিজিওলজি\nTopic: CVS\n১। x\n${fourLines}\nউত্তর: ক\nট্যাগ: হৃৎপিণ্ড, ECG\n২। y\n${fourLines}\nউত্তর: খ\nTopic: রক্ত`,
    )
    expect(questions).toMatchObject([
      { subject: bn('ফিজিওলজি'), topic: 'CVS', tags: [bn('হৃৎপিণ্ড'), 'ECG'] },
      { subject: bn('ফিজিওলজি'), topic: bn('রক্ত'), tags: [] },
    ])
  })

  it.each([
    ['x? [৪৪তম BCS]', 'x?', ['৪৪তম BCS']],
    ['x? [ঢাবি ২০১৯]', 'x?', ['ঢাবি ২০১৯']],
    ['x (MBBS 18-19)', 'x', ['MBBS 18-19']],
    ['x? [৪৪তম BCS; ঢাবি ২০১৯]', 'x?', ['৪৪তম BCS', 'ঢাবি ২০১৯']],
    ['x? [BCS 40th] (FCPS July 2019)', 'x?', ['BCS 40th', 'FCPS July 2019']],
    ['x (5 mg)', 'x (5 mg)', []],
    ['x [H^{+}] [10]', 'x [H^{+}] [10]', []],
  ])('is where it was asked before: %s', (line, text, tags) => {
    expect(only(`১। ${line}\n${fourLines}\nউত্তর: ক`)).toMatchObject({ text: bn(text), tags: tags.map(bn) })
  })

  it('never makes a question of words alone', () => {
    expect(layOut('ফিজিওলজি\n\nসময়: ১ ঘণ্টা\nসব প্রশ্নের উত্তর দিন।').questions).toEqual([])
  })

  it('keeps the lines of each question apart', () => {
    const { questions } = layOut(`শিরোনাম\n\n১। x\n${fourLines}\nউত্তর: ক\n২। y\n${fourLines}\nউত্তর: ক`)
    expect(questions.map(({ lines }) => lines.map(({ original }) => original.number))).toEqual([
      [3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14],
    ])
  })
})
