import type { DemoQuestion } from '../question-shape.ts'

/** Of the weekly exam to come. They stand in no other paper, so that no answer is out before it. */
export const weeklyRespiratory: DemoQuestion[] = [
  {
    type: 'mcq',
    subject: 'physiology',
    text: 'Regarding the transport of carbon dioxide in blood:',
    stems: [
      ['most of it is carried as bicarbonate', true],
      ['the dissolved part is the largest', false],
      ['carbonic anhydrase is found inside red cells', true],
      ['chloride leaves the red cells in the capillaries of the tissues', false],
      ['deoxygenated haemoglobin carries more of it than oxygenated haemoglobin', true],
    ],
    explanation:
      'About seven tenths travel as bicarbonate, which leaves the red cell in exchange for chloride. Haemoglobin that has given up its oxygen binds more carbon dioxide: the Haldane effect.',
  },
  {
    type: 'mcq',
    subject: 'anatomy',
    text: 'Regarding the lungs:',
    stems: [
      ['the right lung has three lobes', true],
      ['the lingula belongs to the right lung', false],
      ['the left main bronchus is wider and more vertical than the right', false],
      ['the bronchial arteries carry oxygenated blood', true],
      ['the visceral pleura is sensitive to pain', false],
    ],
    explanation:
      'The right main bronchus is the wider and more vertical one, so foreign bodies usually go there. The lingula is part of the left upper lobe. Pain comes from the parietal pleura alone.',
  },
  {
    type: 'mcq',
    subject: 'medicine',
    text: 'Findings that are typical of a large pleural effusion include:',
    stems: [
      ['stony dullness on percussion', true],
      ['increased vocal fremitus over the fluid', false],
      ['deviation of the trachea towards the side of the fluid', false],
      ['reduced breath sounds over the fluid', true],
      ['reduced chest expansion on the same side', true],
    ],
    explanation:
      'Fluid keeps sound and movement from the chest wall, so breath sounds and vocal fremitus are reduced. A large effusion pushes the trachea away; collapse pulls it towards the lesion.',
  },
  {
    type: 'mcq',
    subject: 'pharmacology',
    text: 'The following drugs can bring on bronchospasm in a patient with asthma:',
    stems: [
      ['propranolol', true],
      ['salbutamol', false],
      ['aspirin', true],
      ['ipratropium', false],
      ['adenosine', true],
    ],
    explanation:
      'Non-selective beta-blockers, aspirin and other NSAIDs in sensitive patients, and adenosine can all narrow the airways. Salbutamol and ipratropium are bronchodilators.',
  },
  {
    type: 'mcq',
    subject: 'pathology',
    text: 'Small-cell carcinoma of the lung:',
    stems: [
      ['is strongly associated with smoking', true],
      ['usually arises at the periphery of the lung', false],
      ['may secrete ACTH', true],
      ['is usually cured by surgery alone', false],
      ['is of neuroendocrine origin', true],
    ],
    explanation:
      'It grows near the hilum of smokers, has mostly spread when it is found and so is treated with chemotherapy. ACTH and antidiuretic hormone are its usual ectopic hormones.',
  },
  {
    type: 'sba',
    subject: 'physiology',
    text: 'Which of these cannot be measured by simple spirometry?',
    options: ['Inspiratory capacity', 'Residual volume', 'Tidal volume', 'Vital capacity', 'Expiratory reserve volume'],
    answer: 1,
    explanation:
      'The residual volume stays in the lungs after a full expiration, so it never passes the spirometer. It is found by helium dilution or by body plethysmography.',
  },
  {
    type: 'sba',
    subject: 'microbiology',
    text: 'What is the commonest cause of community-acquired lobar pneumonia in adults?',
    options: [
      'Streptococcus pneumoniae',
      'Klebsiella pneumoniae',
      'Legionella pneumophila',
      'Mycoplasma pneumoniae',
      'Staphylococcus aureus',
    ],
    answer: 0,
    explanation:
      'The pneumococcus is the most frequent bacterial cause at all adult ages. Klebsiella is typical of alcoholics and diabetics, and Staphylococcus aureus often follows influenza.',
  },
  {
    type: 'sba',
    subject: 'medicine',
    text: 'A tall young smoker has sudden pleuritic pain, breathlessness, and a hyper-resonant left chest with absent breath sounds. His blood pressure is normal. What is the most likely diagnosis?',
    options: [
      'Pulmonary embolism',
      'Acute pericarditis',
      'Lobar pneumonia',
      'Acute asthma',
      'Primary spontaneous pneumothorax',
    ],
    answer: 4,
    explanation:
      'Rupture of apical blebs in tall young men lets air into the pleura: the chest is resonant and silent. Hypotension and tracheal deviation would point to tension.',
  },
  {
    type: 'sba',
    subject: 'pathology',
    text: 'Emphysema due to alpha-1 antitrypsin deficiency is typically:',
    options: ['Centriacinar', 'Paraseptal', 'Irregular', 'Panacinar', 'Interstitial'],
    answer: 3,
    explanation:
      'Without the inhibitor elastase destroys the whole acinus, most of all in the lower lobes. The centriacinar form of smokers begins in the respiratory bronchioles of the upper lobes.',
  },
  {
    type: 'sba',
    subject: 'pharmacology',
    text: 'Which drug against tuberculosis most characteristically causes optic neuritis with loss of red–green vision?',
    options: ['Isoniazid', 'Rifampicin', 'Ethambutol', 'Pyrazinamide', 'Streptomycin'],
    answer: 2,
    explanation:
      'Ethambutol can damage the optic nerve, so vision and colours are checked before and during treatment. Streptomycin harms the eighth nerve and isoniazid the peripheral nerves.',
  },
]
