export {
  askSignature,
  endSignature,
  findOpenSignature,
  type OpenSignature,
  requireSettled,
  signOpen,
} from './signatures.ts'
