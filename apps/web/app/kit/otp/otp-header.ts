/** The OTP token travels in a header of its own; without one there is none. */
export const otpHeader = (token: string | undefined): Record<string, string> => (token ? { 'x-otp-token': token } : {})
