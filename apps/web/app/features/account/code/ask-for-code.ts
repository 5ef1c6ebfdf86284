import { codeTimes, type Flow, updateFlow } from '../../../kit/otp/flow.ts'
import { askForReset } from '../api/ask-for-reset.ts'
import { joinCentre } from '../api/join-centre.ts'

/** Another code for the same purpose. Says where to go where none is needed any more. */
export async function askForCode({ purpose, phone, name = '' }: Flow): Promise<'otp' | 'register' | 'login' | 'reset'> {
  const answer = purpose === 'join' ? await joinCentre({ phone, name }) : await askForReset({ phone })
  if (answer.next === 'otp') updateFlow(codeTimes(answer))
  else updateFlow({ resendAt: undefined, codeExpiresAt: undefined })
  return answer.next
}
