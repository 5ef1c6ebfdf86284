import { useContext } from 'react'
import { UNSAFE_FrameworkContext } from 'react-router'

/** The router keeps the nonce for its own scripts and gives it out nowhere else. */
export const useNonce = (): string | undefined => useContext(UNSAFE_FrameworkContext)?.nonce
