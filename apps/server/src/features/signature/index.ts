export {
  askSignature,
  dropSignature,
  endSignature,
  findOpenSignature,
  type OpenSignature,
  requireSettled,
  signOpen,
} from './signatures.ts'
