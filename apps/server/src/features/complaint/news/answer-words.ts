import * as messages from '@prostuti/text/all-messages'
import { fitSms } from '../../sms/index.ts'

/** One part, as every SMS that somebody pays for. */
export const answerSmsText = (link: string): string =>
  fitSms([messages.sms_complaint_answered({ link }, { locale: 'bn' })], 2)
