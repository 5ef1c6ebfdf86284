import { keyedHash } from '../../secrets.ts'
import { addressBlock } from './address-block.ts'

/** What stands for an address in the database: nobody can read it back. */
export const addressHash = (secret: string, address: string): string =>
  keyedHash(secret, 'address', addressBlock(address))
