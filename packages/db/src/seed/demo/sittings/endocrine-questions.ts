import type { DemoQuestion } from '../papers/question-shape.ts'

type QuestionLine = [text: string, options: string[], answer: number, explanation: string]

const asked: QuestionLine[] = [
  [
    'The earliest biochemical sign of primary hypothyroidism is:',
    ['low free T3', 'raised TSH', 'low free T4', 'raised thyroglobulin', 'low TBG'],
    1,
    'TSH rises before free T4 leaves its normal range, because the pituitary answers to very small falls of thyroid hormone.',
  ],
  [
    'Which drug for hyperthyroidism is preferred in the first trimester of pregnancy?',
    ['Propylthiouracil', 'Carbimazole', 'Methimazole', 'Radioiodine', 'Potassium perchlorate'],
    0,
    'Carbimazole and methimazole are linked with aplasia cutis and other defects in the first trimester, so propylthiouracil is used then.',
  ],
  [
    'A woman with fatigue has sodium 126 mmol/L, potassium 6.1 mmol/L and pigmented creases. The next test is:',
    [
      '24-hour urinary cortisol',
      'dexamethasone suppression',
      'plasma renin alone',
      'short Synacthen test',
      'serum ACTH alone',
    ],
    3,
    'The picture is that of primary adrenal failure, which the short Synacthen test confirms; treatment does not wait where she is unwell.',
  ],
  [
    'Which finding tells diabetic ketoacidosis from hyperosmolar hyperglycaemic state best?',
    ['Raised glucose', 'Polyuria', 'Ketonaemia with a low bicarbonate', 'Dehydration', 'Confusion'],
    2,
    'Both have high glucose and dehydration. Ketones with a metabolic acidosis make it ketoacidosis.',
  ],
  [
    'Metformin lowers blood glucose mainly by:',
    [
      'raising insulin secretion',
      'blocking intestinal glucosidase',
      'closing potassium channels',
      'raising renal glucose loss',
      'reducing hepatic glucose output',
    ],
    4,
    'Metformin reduces gluconeogenesis in the liver and improves sensitivity; it does not make the pancreas secrete insulin.',
  ],
  [
    'In primary hyperparathyroidism the usual biochemical pattern is:',
    [
      'low calcium, raised phosphate',
      'raised calcium, low phosphate',
      'raised calcium, raised phosphate',
      'low calcium, low phosphate',
      'normal calcium, raised phosphate',
    ],
    1,
    'Parathyroid hormone raises calcium and makes the kidney lose phosphate.',
  ],
  [
    'The visual field defect that a pituitary macroadenoma typically causes is:',
    [
      'homonymous hemianopia',
      'central scotoma',
      'bitemporal hemianopia',
      'superior quadrantanopia of one eye',
      'tunnel vision',
    ],
    2,
    'The tumour presses on the crossing fibres of the chiasm, which carry the temporal fields of both eyes.',
  ],
  [
    'The best screening test for acromegaly is:',
    ['random growth hormone', 'skull X-ray', 'prolactin', 'serum IGF-1', 'fasting glucose'],
    3,
    'Growth hormone comes in pulses; IGF-1 reflects its action over the day and is raised for age in acromegaly.',
  ],
  [
    'A man with episodes of headache, sweating and palpitations has hypertension. The first test is:',
    ['plasma free metanephrines', 'renal angiography', 'plasma aldosterone', 'abdominal ultrasound', 'serum cortisol'],
    0,
    'The triad suggests phaeochromocytoma; metanephrines in plasma or urine come before any imaging.',
  ],
  [
    'Which hormone is released from the posterior pituitary?',
    ['ACTH', 'Prolactin', 'TSH', 'Growth hormone', 'Oxytocin'],
    4,
    'Oxytocin and vasopressin are made in the hypothalamus and released from the posterior pituitary.',
  ],
  [
    'Treatment of choice for a prolactinoma that causes amenorrhoea is:',
    ['surgery', 'radiotherapy', 'cabergoline', 'octreotide', 'bromide'],
    2,
    'Dopamine agonists lower prolactin and shrink most prolactinomas; cabergoline is tolerated best.',
  ],
  [
    'Which is the commonest cause of Cushing syndrome in practice?',
    ['Glucocorticoid treatment', 'Pituitary adenoma', 'Adrenal adenoma', 'Ectopic ACTH', 'Adrenal carcinoma'],
    0,
    'Steroids that were prescribed are by far the commonest cause; of those from within, the pituitary adenoma is.',
  ],
]

/** New ones: shared with another paper they would keep back that paper's answers while this one is sat. */
export const endocrineQuestions: DemoQuestion[] = asked.map(([text, options, answer, explanation]) => ({
  ...{ type: 'sba' as const, subject: 'medicine' },
  ...{ text, options, answer, explanation },
}))
