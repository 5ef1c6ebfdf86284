import { type Packed, packJson } from '../../../plugins/serialized-json.ts'
import type { Board } from './board-keeper.ts'

/** The answers of one look, written out and packed once for all who ask for the same. They go with the look. */
const answers = new WeakMap<Board, Map<string, Promise<Packed>>>()

export function answerOnce(
  board: Board,
  { asked, encoding }: { asked: object; encoding: Packed['encoding'] },
  make: () => Promise<object>,
): Promise<Packed> {
  const own = answers.get(board) ?? new Map<string, Promise<Packed>>()
  answers.set(board, own)
  const key = `${encoding} ${JSON.stringify(asked)}`
  const known = own.get(key)
  if (known) return known
  const answer = make().then((body) => packJson(Buffer.from(JSON.stringify(body)), encoding))
  answer.catch(() => own.delete(key))
  own.set(key, answer)
  return answer
}
