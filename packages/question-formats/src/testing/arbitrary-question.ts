import type { AnswerKey } from '@prostuti/exam-rules'
import fc from 'fast-check'
import type { FilePart, FilePicture, FileQuestion, FileText } from '../file-question.ts'
import { tidyLine, tidyText } from '../text/tidy-text.ts'

/** Everything that some format has a use of its own for, between words in both alphabets. */
const piece = fc.constantFrom(
  ...['হৃৎপিণ্ড', 'র‍্যাব', 'ক্ষ্ম', 'বাক্‌', 'স্ত্রী', 'কোনটি?', '।', 'ো', '১২', 'ও', 'ক)', '(খ)', 'উত্তর: খ', 'ব্যাখ্যা: না'],
  ...[
    'Which',
    'p < 0.05',
    'A) x',
    'B. ',
    'ANSWER: B',
    'T',
    'Vit. B_{12}',
    'Na^{+}',
    '\\frac{1}{2}',
    '\\sqrt{x^{2}}',
    'x^{',
    '_{',
    '}',
  ],
  ...[
    '=',
    '+',
    '-',
    '@',
    "'",
    '"',
    '""',
    ',',
    ';',
    '\t',
    '\n',
    '\n\n',
    ' ',
    '  ',
    '{',
    '~',
    '#',
    '####',
    ':',
    '::',
    '->',
    '//',
    '$CATEGORY: a',
  ],
  ...[
    '\\',
    '\\n',
    '\\(',
    '\\)',
    '$$',
    '%50%',
    '%',
    '[html]',
    '[plain]',
    '[ক](/my/page)',
    '*',
    '/',
    '|',
    '_x000D_',
    '_',
    '^',
    '`',
    '😀',
  ],
  ...[
    '<b>',
    '</p>',
    '<br>',
    '&amp;',
    '&',
    '<!--',
    ']]>',
    '<span lang="en" class="multilang">',
    '{mlang en}',
    '@@PLUGINFILE@@/a.png',
    'EN: x',
  ],
)

/** Formulas with anything in them that one format or another would change. */
const formula = fc
  .tuple(
    fc.constantFrom('\\frac{1}{', '\\sqrt{', '^{', '_{', '\\frac{x^{2}}{', '\\frac{\\sqrt{'),
    fc.constantFrom('', ' ', 'x', ' x ', 'ক্ষ', 'a\nb', '𝑥', '{1, 2}', 'x^{2}', '_{}', '\\sqrt{2}', '<', '\\)'),
  )
  .map(([sign, body]) => `${sign}${body}${sign.endsWith('sqrt{') && sign !== '\\sqrt{' ? '}}{2}' : '}'}`)

const text = fc
  .array(fc.oneof({ weight: 9, arbitrary: piece }, { weight: 1, arbitrary: formula }), { minLength: 1, maxLength: 8 })
  .map((pieces) => tidyText(pieces.join('')))
  .filter((each) => each !== '')
const line = text.map(tidyLine).filter((each) => each !== '')

export const arbitraryText: fc.Arbitrary<FileText> = fc.oneof(
  { weight: 2, arbitrary: text.map((bn) => ({ bn })) },
  { weight: 1, arbitrary: fc.record({ bn: text, en: text }) },
)

const picture: fc.Arbitrary<FilePicture> = fc.record({
  name: fc
    .tuple(
      fc.constantFrom('ECG', 'ছবি ১', 'image1', 'a+b & c', "o'brien", '50%'),
      fc.constantFrom('png', 'PNG', 'jpeg'),
    )
    .map(([stem, ending]) => `${stem}.${ending}`),
  bytes: fc
    .uint8Array({ maxLength: 20 })
    .map((rest) => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...rest)),
  alt: fc.option(arbitraryText),
})

const part = (id: number, mayBePicture: boolean): fc.Arbitrary<FilePart> =>
  fc
    .record({
      id: fc.constant(id),
      text: arbitraryText,
      picture: fc.option(picture, { freq: 5 }),
      note: fc.option(arbitraryText, { freq: 3 }),
    })
    .chain((whole) =>
      mayBePicture && whole.picture !== null
        ? fc.constantFrom<FilePart>(whole, { ...whole, text: { bn: '' } })
        : fc.constant(whole),
    )

const sbaKey = (count: number): fc.Arbitrary<AnswerKey> =>
  fc.subarray(idsTo(count), { minLength: 1, maxLength: 2 }).map((options) => ({ type: 'sba', options }))

const mcqKey = (count: number): fc.Arbitrary<AnswerKey> =>
  fc
    .array(fc.constantFrom('T' as const, 'F' as const, 'T' as const, 'F' as const, 'either' as const), {
      minLength: count,
      maxLength: count,
    })
    .map((truths) => ({ type: 'mcq', stems: Object.fromEntries(truths.map((truth, index) => [index + 1, truth])) }))

/** As a correction may leave a key. */
const withGrace = (key: fc.Arbitrary<AnswerKey>): fc.Arbitrary<AnswerKey> =>
  fc
    .tuple(key, fc.option(fc.constantFrom('all' as const, 'void' as const), { freq: 2 }))
    .map(([plain, grace]) => (grace === null ? plain : { ...plain, grace }))

const idsTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** A question with anything in it that questions may have. `mayBePicture`: options that are only a picture. */
export const arbitraryQuestion = ({ mayBePicture = false } = {}): fc.Arbitrary<FileQuestion> =>
  fc
    .constantFrom<[FileQuestion['type'], number]>(
      ...([2, 3, 4, 5].map((count) => ['sba', count]) as ['sba', number][]),
      ...([1, 2, 4, 5].map((count) => ['mcq', count]) as ['mcq', number][]),
    )
    .chain(([type, count]) =>
      fc.record({
        name: fc.option(line),
        type: fc.constant(type),
        // In Bengali letters somewhere, as every paper is that could be taken for Bijoy.
        text: arbitraryText.map((text) => ({ ...text, bn: `${text.bn} ক` })),
        pictures: fc.array(picture, { maxLength: 2 }),
        parts: fc.tuple(...idsTo(count).map((id) => part(id, mayBePicture))),
        fixedOrder: fc.boolean(),
        key: fc.option(withGrace(type === 'sba' ? sbaKey(count) : mcqKey(count)), { freq: 9 }),
        explanation: fc.option(arbitraryText),
        subject: fc.option(line),
        topic: fc.option(line),
        reference: fc.option(line),
        tags: fc.uniqueArray(line, { maxLength: 3 }),
      }),
    )
