import { inLocale } from '@prostuti/text/runtime'
import { describe, expect, it } from 'vitest'
import { changesWords } from './changes-words.ts'
import { guessRuleWords } from './guess-words.ts'
import { paceWords } from './pace-words.ts'
import { sayingWords } from './saying-words.ts'
import { silenceWords } from './silence-words.ts'
import { speedWords } from './speed-words.ts'
import { subjectsWords } from './subjects-words.ts'
import { untoldWords } from './untold-words.ts'

const few = { figures: null, silent: 'few_answers' } as const
const told = <Figures>(figures: Figures) => ({ figures, silent: null })

describe('the words about the pace', () => {
  const answered = [0, 5, 9, 14, 20, 26, 41, 48, 52, 60, 70, 75, 80]
  const pace = told({ answered, last: { minutes: 15, answered: 13 }, unused: 0 })

  it('compare half time with the middle half of all', () => {
    const others = told(answered.map((count) => ({ low: count - 2.25, middle: count, high: count + 7.5 })))
    expect(paceWords({ pace, others }, 'en')).toEqual([
      'At half time you had answered 41; the middle half of all had 39 to 49.',
      'Questions answered in the last 15 min: 13.',
    ])
  })

  it('speak of the doctor alone where few others sat it, and of time that was left', () => {
    const others = { figures: null, silent: 'few_others' } as const
    const early = told({ ...pace.figures, unused: 12 })
    expect(paceWords({ pace: early, others }, 'bn')).toEqual([
      'অর্ধেক সময়ে আপনার উত্তর হয়েছিল ৪১টি, শেষে ৮০টি।'.normalize('NFC'),
      'শেষ ১৫ মিনিটে উত্তর দিয়েছেন ১৩টি প্রশ্নের।'.normalize('NFC'),
      'জমা দেওয়ার সময় হাতে ছিল ১২ মিনিট।'.normalize('NFC'),
    ])
    expect(paceWords({ pace: few, others }, 'bn')).toEqual([])
  })
})

describe('the words about time on a question', () => {
  const figures = { bars: [], bar_seconds: 15, median: 51, unknown: 8 }

  it('give shares only where both groups are large enough', () => {
    const [slow, fast] = [told({ right: 12, wrong: 8 }), told({ right: 30, wrong: 10 })]
    expect(speedWords({ ...told(figures), slow, fast }, 'en')[1]).toBe(
      'Of those 75% are right, of the slower ones 60%.',
    )
    expect(speedWords({ ...told({ ...figures, unknown: 0 }), slow: few, fast }, 'en')).toEqual([
      'Half of your answers took at most 51 s.',
    ])
    expect(speedWords({ ...few, slow: few, fast: few }, 'en')).toEqual([])
  })

  it('name answers of which no time is known', () => {
    expect(speedWords({ ...told(figures), slow: few, fast: few }, 'en')[1]).toContain('8 answers arrived together')
  })
})

describe('the words about changed answers', () => {
  it('say whether first or second thoughts won', () => {
    expect(changesWords({ changed: 27, helped: 22, hurt: 5 }, 'en')[1]).toContain('second thoughts won')
    expect(changesWords({ changed: 27, helped: 5, hurt: 22 }, 'en')[1]).toContain('first thought was right')
    expect(changesWords({ changed: 27, helped: 5, hurt: 5 }, 'en')[1]).toContain('lost again')
  })
})

describe('the words about guessing', () => {
  const rule = (right: number, wrong: number) =>
    ({ unit: 'question', right, wrong, break_even: wrong / (right + wrong) }) as const

  it('name the share from which an answer pays, once for all rules that agree', () => {
    expect(guessRuleWords([rule(100, 25), rule(20, 5)], 'bn')).toEqual([
      'প্রতি ১০০টিতে ২০টির বেশি ঠিক হলে আন্দাজে লাভ, কম হলে ক্ষতি।'.normalize('NFC'),
    ])
    expect(guessRuleWords([rule(100, 50)], 'en')[0]).toContain('more than 33 of 100')
    expect(guessRuleWords([rule(100, 0)], 'en')[0]).toContain('takes nothing')
  })
})

describe('the words about true and false', () => {
  it('say which one is said too often', () => {
    const saying = { said_true: 70, are_true: 50, answered: 100 }
    expect(sayingWords({ ...saying, leaning: 'true' }, 'en')[0]).toContain('“true” a little too often: to 70')
    expect(sayingWords({ ...saying, leaning: 'none' }, 'en')[0]).toContain('neither side')
    expect(sayingWords(null, 'en')).toEqual([])
  })
})

describe('the words about what is not told', () => {
  const nothing = {
    ...{ pace: few, speed: { ...few, slow: few, fast: few }, changes: few, stems: null },
    guesses: [{ group: 'flagged' as const, ...few }],
    subjects: [{ key: 'ecg', subject: 'ECG', own: few, others: few }],
  }

  it('name each picture once, but for what the paper does not ask', () => {
    expect(inLocale('en', () => untoldWords(nothing))).toEqual([
      'Where the time went',
      'Time on each question',
      'What changing did',
      'The price of guessing',
      'Subject by subject',
    ])
  })

  it('name nothing of which there is a part', () => {
    const figures = { right: 20, wrong: 5, earned: 100, break_even: 0.2 }
    const guesses = [...nothing.guesses, { group: 'changed' as const, ...told(figures) }]
    expect(inLocale('en', () => untoldWords({ ...nothing, guesses }))).not.toContain('The price of guessing')
  })
})

it('the words about no others say which of the reasons it is', () => {
  const words = (['few_others', 'not_yet', 'no_ranks', null] as const).map((silent) => silenceWords(silent, 'en'))
  expect(words[0]).toContain('at least 30 examinees')
  expect(words[1]).toContain('still being worked out')
  expect(words[2]).toContain('no ranks')
  expect(words[3]).toBeUndefined()
})

describe('the words about subjects', () => {
  const subject = (name: string, low: number, high: number, others: number) => ({
    ...{ key: name, subject: name, own: told({ right: 20, asked: 40, low, high }), others: told(others) },
  })

  it('call nobody ahead or behind by what luck could do', () => {
    const like = subject('Anatomy', 0.4, 0.6, 0.45)
    expect(subjectsWords([like], 'en')[1]).toContain('no subject surely different')
    const words = subjectsWords([like, subject('Renal', 0.7, 0.9, 0.6), subject('ECG', 0.2, 0.4, 0.5)], 'en')
    expect(words.slice(1)).toEqual(['Surely above the average: Renal.', 'Below the average: ECG.'])
  })

  it('compare with nobody where few sat it', () => {
    const alone = { ...subject('Anatomy', 0.4, 0.6, 0), others: { figures: null, silent: 'few_others' } as const }
    expect(subjectsWords([alone], 'en')).toHaveLength(1)
  })
})
