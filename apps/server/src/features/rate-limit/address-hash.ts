import { addressBlock } from '../../network/address-block.ts'
import { keyedHash } from '../../secrets.ts'

/** What stands for an address in the database: nobody can read it back. */
export const addressHash = (secret: string, address: string): string =>
  keyedHash(secret, 'address', addressBlock(address))
