/** One of the answers between the braces, its escapes still hidden; `weight` in hundredths of the marks. */
export type GiftAnswer = { text: string; note: string | null; weight: number }

/** `truth`: a statement that is true or false, its answers in this order. A kind without answers is one that we do not know. */
export type AnswersReading = { kind: string; answers?: GiftAnswer[] }

/** What stands between the braces, without the general feedback. The order of these questions is Moodle's. */
export function readAnswers(hidden: string): AnswersReading {
  const text = hidden.trim()
  if (text === '') return { kind: 'essay' }
  if (text.startsWith('#')) return { kind: 'numerical' }
  if (text.includes('~')) return { kind: 'choice', answers: readChoices(text) }
  if (text.includes('=') && text.includes('->')) return { kind: 'matching' }
  const [said = '', ifWrong = '', ifRight = ''] = text.split('#')
  if (!/^(?:t|true|f|false)$/i.test(said.trim())) return { kind: 'shortanswer' }
  const isTrue = /^t/i.test(said.trim())
  const notes = [ifWrong, ifRight].map((note) => (note.trim() === '' ? null : note))
  return {
    kind: 'truth',
    answers: [
      { text: 'True', note: notes[0]!, weight: isTrue ? 100 : 0 },
      { text: 'False', note: notes[1]!, weight: isTrue ? 0 : 100 },
    ],
  }
}

const weighted = /^%(-*\d+(?:\.\d*)?)%/

function readChoices(text: string): GiftAnswer[] {
  return (
    text
      .replaceAll('=', '~=')
      .split('~')
      .slice(1)
      // Some write both signs before the right answer.
      .filter((answer, index, all) => answer !== '' || all[index + 1]?.startsWith('=') !== true)
      .map((answer) => {
        const isRight = answer.startsWith('=')
        const body = (isRight ? answer.slice(1) : answer).trim()
        const weight = weighted.exec(body)
        const [written = '', ...note] = body.slice(weight?.[0].length ?? 0).split('#')
        const counts = weight === null ? (isRight ? 100 : 0) : Number(weight[1])
        return { text: written, note: note.length === 0 ? null : note.join('#'), weight: isRight ? 100 : counts }
      })
  )
}
