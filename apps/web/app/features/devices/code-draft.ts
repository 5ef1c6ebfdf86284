import type { CodeTimes } from '../../kit/otp/code-step.tsx'

/** A code that is on its way to the doctor's phone, and the device that leaves when it is right. Never the code itself. */
export type SentCode = CodeTimes & { phone: string; release: number | undefined }
