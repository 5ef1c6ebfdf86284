import { setTimeout as pause } from 'node:timers/promises'
import { type Owner, readBoard } from './watch-board.ts'

type Probe = {
  url: string
  officeUrl: string
  owner: Owner
  key: string
  paperId: number
  questionIds: readonly number[]
  tokens: readonly string[]
  times: number
}

const patienceMs = 20_000

/** The last examinee, who is alone with the end of their number, answers one question after the other: how long until the board has it. */
export async function probeBoard({ url, officeUrl, owner, key, paperId, questionIds, tokens, times }: Probe) {
  const search = String(tokens.length).padStart(4, '0')
  const last = tokens.at(-1)
  const lags: number[] = []
  let known: string | undefined
  const look = async (): Promise<number> => {
    const board = await readBoard({ officeUrl, owner, paperId, query: { search, ...(known && { known }) } })
    known = String(board.tick)
    if (board.rows.length !== 1) throw new Error(`the board shows ${board.rows.length} for ${search}`)
    return board.rows[0]?.answered ?? 0
  }
  await look()
  for (let nth = 0; nth < times; nth++) {
    await pause(Math.random() * 1500)
    const chosenAt = performance.now()
    const answer = await fetch(`${url}/api/v3/web/on-spot-bcs-exam/${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${last}` },
      body: JSON.stringify({
        ...{ questionId: questionIds[nth], question_type: 'sba', selected_answer: 1, sequence: Date.now() },
      }),
    })
    if (answer.status !== 200) throw new Error(`a save was answered with ${answer.status}`)
    while ((await look()) <= nth)
      if (performance.now() - chosenAt > patienceMs) throw new Error('a save does not come to the board')
    lags.push(performance.now() - chosenAt)
  }
  return lags
}
