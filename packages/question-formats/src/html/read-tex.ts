/** Signs that people write as commands in TeX and that have a character of their own. */
const signs: Record<string, string> = {
  ...{ alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε', varepsilon: 'ε', zeta: 'ζ', eta: 'η', theta: 'θ' },
  ...{ iota: 'ι', kappa: 'κ', lambda: 'λ', mu: 'μ', nu: 'ν', xi: 'ξ', pi: 'π', rho: 'ρ', sigma: 'σ', tau: 'τ' },
  ...{ phi: 'φ', varphi: 'φ', chi: 'χ', psi: 'ψ', omega: 'ω', Gamma: 'Γ', Delta: 'Δ', Theta: 'Θ', Lambda: 'Λ' },
  ...{ Pi: 'Π', Sigma: 'Σ', Phi: 'Φ', Psi: 'Ψ', Omega: 'Ω', times: '×', div: '÷', pm: '±', mp: '∓', cdot: '·' },
  ...{ le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠', neq: '≠', approx: '≈', equiv: '≡', propto: '∝', infty: '∞' },
  ...{ to: '→', rightarrow: '→', leftarrow: '←', Rightarrow: '⇒', leftrightarrow: '↔', rightleftharpoons: '⇌' },
  ...{ degree: '°', circ: '°', angle: '∠', perp: '⊥', parallel: '∥', partial: '∂', nabla: '∇', int: '∫', sum: '∑' },
  ...{ prod: '∏', in: '∈', notin: '∉', subset: '⊂', cup: '∪', cap: '∩', forall: '∀', exists: '∃', therefore: '∴' },
  ...{ ldots: '…', cdots: '⋯', dots: '…', prime: '′', sin: 'sin', cos: 'cos', tan: 'tan', log: 'log', ln: 'ln' },
  ...{ lim: 'lim', max: 'max', min: 'min', quad: ' ', qquad: ' ', left: '', right: '', displaystyle: '' },
}
/** Commands that only change how their letters look. */
const looks = new Set(['text', 'mathrm', 'mathbf', 'mathit', 'textbf', 'textit', 'operatorname', 'mbox', 'rm'])
const token = /\\([a-zA-Z]{1,30}|[^a-zA-Z])|[{}^_]|[^\\{}^_]+/gy
const deepest = 8

/** A formula in TeX as the notation of questions has it; null where it uses more of TeX than that. */
export function readTex(tex: string): string | null {
  const tokens = tex.match(token) ?? []
  if (tokens.join('') !== tex) return null
  const walk = { tokens, at: 0 }
  const read = readUntil(walk, null, 0)
  return read === null || walk.at < tokens.length ? null : read
}

type Walk = { tokens: string[]; at: number }

function readUntil(walk: Walk, end: '}' | null, depth: number): string | null {
  let read = ''
  while (walk.at < walk.tokens.length && walk.tokens[walk.at] !== end) {
    const next = readOne(walk, depth)
    if (next === null) return null
    read += next
  }
  return read
}

function readOne(walk: Walk, depth: number): string | null {
  const found = walk.tokens[walk.at]
  if (found === undefined || found === '}' || depth > deepest) return null
  walk.at += 1
  if (found === '^' || found === '_') return wrap(found, readScript(walk, depth))
  if (found === '{') return readGroup(walk, depth)
  if (!found.startsWith('\\')) return found
  const command = found.slice(1)
  if (/^[,;:! ]$/.test(command)) return ' '
  if (/^[%&#$_{}]$/.test(command)) return command
  if (signs[command] !== undefined) return signs[command]
  if (/^[dt]?frac$/.test(command))
    return both(wrap('\\frac', readBraces(walk, depth)), wrap('', readBraces(walk, depth)))
  if (command === 'sqrt') return wrap('\\sqrt', readBraces(walk, depth))
  return looks.has(command) ? readBraces(walk, depth) : null
}

const wrap = (sign: string, body: string | null): string | null => (body === null ? null : `${sign}{${body}}`)
const both = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one + other

function readBraces(walk: Walk, depth: number): string | null {
  if (walk.tokens[walk.at]?.trim() === '') walk.at += 1
  if (walk.tokens[walk.at] !== '{') return null
  walk.at += 1
  return readGroup(walk, depth)
}

function readGroup(walk: Walk, depth: number): string | null {
  const body = readUntil(walk, '}', depth + 1)
  if (walk.tokens[walk.at] !== '}') return null
  walk.at += 1
  return body
}

/** What `^` or `_` raises: a group, a command, or the one sign behind it. */
function readScript(walk: Walk, depth: number): string | null {
  const next = walk.tokens[walk.at]
  if (next === undefined || /^[\\{}^_]/.test(next)) return readOne(walk, depth + 1)
  const [sign = '', ...rest] = next.trimStart()
  if (rest.length === 0) walk.at += 1
  else walk.tokens[walk.at] = rest.join('')
  return sign === '' ? null : sign
}
