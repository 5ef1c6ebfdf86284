import type { DemoQuestion } from '../question-shape.ts'

export const fcpsSba: DemoQuestion[] = [
  {
    type: 'sba',
    subject: 'anatomy',
    text: 'A man with a fracture of the middle of the shaft of the humerus cannot extend his wrist. Which nerve is injured?',
    options: ['Axillary', 'Median', 'Musculocutaneous', 'Radial', 'Ulnar'],
    answer: 3,
    explanation:
      'The radial nerve runs in the spiral groove on the back of the midshaft, and its injury causes wrist drop. The axillary nerve is at risk at the surgical neck, and the ulnar nerve at the medial epicondyle.',
  },
  {
    type: 'sba',
    subject: 'anatomy',
    text: 'What is the commonest position of the vermiform appendix?',
    options: ['Pelvic', 'Retrocaecal', 'Subcaecal', 'Pre-ileal', 'Post-ileal'],
    answer: 1,
    explanation:
      'In most descriptions the retrocaecal position is the commonest, followed by the pelvic. A retrocaecal appendix may give few anterior abdominal signs but a positive psoas sign.',
  },
  {
    type: 'sba',
    subject: 'anatomy',
    text: 'The right recurrent laryngeal nerve hooks around the:',
    options: [
      'arch of the aorta',
      'brachiocephalic trunk',
      'right common carotid artery',
      'ligamentum arteriosum',
      'right subclavian artery',
    ],
    answer: 4,
    explanation:
      'On the right the nerve turns up around the subclavian artery, a derivative of the fourth arch. On the left it hooks around the aortic arch beside the ligamentum arteriosum.',
  },
  {
    type: 'sba',
    subject: 'anatomy',
    text: 'During hysterectomy the ureter is most at risk where it is crossed, near the lateral fornix, by the:',
    options: ['uterine artery', 'ovarian artery', 'internal iliac artery', 'obturator artery', 'vaginal artery'],
    answer: 0,
    explanation:
      'The uterine artery passes above the ureter about 2 cm lateral to the cervix ("water under the bridge"). The ureter is also vulnerable near the ovarian vessels, but at the pelvic brim.',
  },
  {
    type: 'sba',
    subject: 'physiology',
    text: 'Pulmonary surfactant is secreted by:',
    options: ['type I pneumocytes', 'alveolar macrophages', 'type II pneumocytes', 'club cells', 'goblet cells'],
    answer: 2,
    explanation:
      'Type II pneumocytes store surfactant in lamellar bodies and secrete it to lower alveolar surface tension. Type I cells cover most of the alveolar surface and serve gas exchange.',
  },
  {
    type: 'sba',
    subject: 'physiology',
    text: 'Which part of the gut is the main site of iron absorption?',
    options: ['Stomach', 'Duodenum', 'Distal jejunum', 'Terminal ileum', 'Ascending colon'],
    answer: 1,
    explanation:
      'Iron is absorbed mainly in the duodenum and adjoining proximal jejunum. The terminal ileum absorbs vitamin B_{12} and bile salts.',
  },
  {
    type: 'sba',
    subject: 'physiology',
    text: 'Which hormone is the main stimulus for contraction of the gall bladder after a fatty meal?',
    options: ['Gastrin', 'Secretin', 'Motilin', 'Somatostatin', 'Cholecystokinin'],
    answer: 4,
    explanation:
      'Fat and amino acids in the duodenum release cholecystokinin, which contracts the gall bladder and relaxes the sphincter of Oddi. Secretin mainly stimulates bicarbonate secretion.',
  },
  {
    type: 'sba',
    subject: 'physiology',
    text: 'Within the physiological range, which is the most powerful chemical regulator of cerebral blood flow?',
    options: ['Arterial PCO_{2}', 'Arterial PO_{2}', 'Blood glucose', 'Plasma lactate', 'Plasma potassium'],
    answer: 0,
    explanation:
      'A rise in arterial PCO_{2} dilates cerebral vessels promptly. Low PO_{2} also dilates them, but only when it falls well below the normal range, to about 50–60 mmHg.',
  },
  {
    type: 'sba',
    subject: 'biochemistry',
    text: 'Which enzyme catalyses the rate-limiting step of cholesterol synthesis?',
    options: ['HMG-CoA synthase', 'Squalene synthase', 'Acetyl-CoA carboxylase', 'HMG-CoA reductase', 'HMG-CoA lyase'],
    answer: 3,
    explanation:
      'HMG-CoA reductase, which forms mevalonate, is rate-limiting and is the target of statins. Acetyl-CoA carboxylase limits fatty acid synthesis, and HMG-CoA lyase forms ketone bodies.',
  },
  {
    type: 'sba',
    subject: 'biochemistry',
    text: 'Classic phenylketonuria is due to deficiency of:',
    options: [
      'tyrosinase',
      'homogentisate oxidase',
      'phenylalanine hydroxylase',
      'cystathionine β-synthase',
      'branched-chain ketoacid dehydrogenase',
    ],
    answer: 2,
    explanation:
      'Phenylalanine hydroxylase converts phenylalanine to tyrosine; without it phenylalanine accumulates and harms the brain. Lack of homogentisate oxidase causes alkaptonuria, and of tyrosinase, albinism.',
  },
  {
    type: 'sba',
    subject: 'biochemistry',
    text: 'In glucose-6-phosphate dehydrogenase deficiency, red cells haemolyse under oxidative stress because they lack enough:',
    options: ['ATP', 'NADPH', 'NADH', 'FADH_{2}', '2,3-BPG'],
    answer: 1,
    explanation:
      'The enzyme makes NADPH in the pentose phosphate pathway, which keeps glutathione reduced against oxidants. Lack of ATP is the mechanism in pyruvate kinase deficiency.',
  },
  {
    type: 'sba',
    subject: 'pathology',
    text: 'An infarct of the brain characteristically undergoes which type of necrosis?',
    options: ['Coagulative', 'Caseous', 'Fat', 'Fibrinoid', 'Liquefactive'],
    answer: 4,
    explanation:
      'The brain liquefies after infarction and is left with a cystic cavity. Infarcts of most other solid organs, such as heart and kidney, show coagulative necrosis.',
  },
  {
    type: 'sba',
    subject: 'pathology',
    text: 'The drawing shows a lymph node biopsy under high power. The large cell expresses CD15 and CD30 but not CD45. The diagnosis is:',
    image: {
      src: '/media/exams/lymph-node-cell.svg',
      width: 600,
      height: 420,
      alt: {
        bn: 'ছোট গোল লিম্ফোসাইটের মাঝে একটি বড় কোষ: পাশাপাশি দুটি নিউক্লিয়াস, প্রতিটির মাঝখানে বড় গাঢ় নিউক্লিওলাস আর তাকে ঘিরে হালকা বলয়।',
        en: 'A large cell among small round lymphocytes: it has two nuclei side by side, each with a big dark nucleolus in the middle and a clear ring around it.',
      },
    },
    options: [
      'classic Hodgkin lymphoma',
      'Burkitt lymphoma',
      'follicular lymphoma',
      'mantle cell lymphoma',
      'multiple myeloma',
    ],
    answer: 0,
    explanation:
      'The binucleate cell with "owl-eye" nucleoli is the Reed–Sternberg cell of classic Hodgkin lymphoma. Owl-eye inclusions are also described in cytomegalovirus infection, but CD15 and CD30 settle the matter here.',
  },
  {
    type: 'sba',
    subject: 'pathology',
    text: 'Replacement of the squamous lining of the lower oesophagus by intestinal-type columnar epithelium is an example of:',
    options: ['dysplasia', 'hyperplasia', 'metaplasia', 'atrophy', 'neoplasia'],
    answer: 2,
    explanation:
      'One mature cell type replaced by another is metaplasia; this is Barrett oesophagus, due to acid reflux. Dysplasia, disordered growth with atypia, may follow and carries the risk of adenocarcinoma.',
  },
  {
    type: 'sba',
    subject: 'pathology',
    text: 'Which stain gives apple-green birefringence under polarised light with amyloid?',
    options: ['Periodic acid–Schiff', 'Prussian blue', 'Masson trichrome', 'Congo red', 'Oil red O'],
    answer: 3,
    explanation:
      'Congo red binds the β-pleated sheets of amyloid and shows apple-green birefringence. Prussian blue stains iron, and oil red O stains fat.',
  },
  {
    type: 'sba',
    subject: 'pharmacology',
    text: 'What is the first drug to give in anaphylaxis with hypotension?',
    options: [
      'Intravenous hydrocortisone',
      'Intravenous chlorphenamine',
      'Nebulised salbutamol',
      'Oral prednisolone',
      'Intramuscular adrenaline',
    ],
    answer: 4,
    explanation:
      'Intramuscular adrenaline into the outer thigh reverses vasodilatation, oedema and bronchospasm. Steroids and antihistamines act slowly and never replace it.',
  },
  {
    type: 'sba',
    subject: 'pharmacology',
    text: 'A patient treated for ten days with an antibiotic develops tinnitus, hearing loss and a rising creatinine. Which drug is responsible?',
    options: ['Gentamicin', 'Ceftriaxone', 'Azithromycin', 'Doxycycline', 'Metronidazole'],
    answer: 0,
    explanation:
      'Aminoglycosides accumulate in the inner ear and proximal tubule, so they are both ototoxic and nephrotoxic. High-dose macrolides may affect hearing, but they do not cause this renal injury.',
  },
  {
    type: 'sba',
    subject: 'pharmacology',
    text: 'Which vitamin is given with isoniazid to prevent peripheral neuropathy?',
    options: ['Thiamine', 'Riboflavin', 'Pyridoxine', 'Cobalamin', 'Folic acid'],
    answer: 2,
    explanation:
      'Isoniazid interferes with pyridoxine (vitamin B_{6}) and increases its excretion. Cobalamin deficiency also causes neuropathy, but isoniazid is not its cause.',
  },
  {
    type: 'sba',
    subject: 'pharmacology',
    text: 'Which antiarrhythmic drug can cause both hypothyroidism and hyperthyroidism?',
    options: ['Lidocaine', 'Amiodarone', 'Flecainide', 'Verapamil', 'Adenosine'],
    answer: 1,
    explanation:
      'Amiodarone is more than one-third iodine by weight and may cause either disorder, so thyroid function is checked regularly. The other drugs contain no iodine.',
  },
  {
    type: 'sba',
    subject: 'microbiology',
    text: 'Cholera toxin causes secretory diarrhoea by raising the enterocyte level of:',
    options: ['cyclic GMP', 'calcium', 'nitric oxide', 'cyclic AMP', 'inositol trisphosphate'],
    answer: 3,
    explanation:
      'The toxin ADP-ribosylates Gs, keeps adenylate cyclase active and raises cyclic AMP, so chloride and water pour out. The heat-stable toxin of Escherichia coli acts through cyclic GMP.',
  },
  {
    type: 'sba',
    subject: 'microbiology',
    text: 'What is the vector of kala-azar in the Indian subcontinent?',
    options: ['Sandfly', 'Tsetse fly', 'Culex mosquito', 'Reduviid bug', 'Blackfly'],
    answer: 0,
    explanation:
      'Leishmania donovani is carried by the sandfly Phlebotomus argentipes. Tsetse flies carry African trypanosomiasis, and reduviid bugs Chagas disease.',
  },
  {
    type: 'sba',
    subject: 'microbiology',
    text: 'In the first week of typhoid fever, which routine specimen is most likely to yield the organism?',
    options: ['Stool', 'Blood', 'Urine', 'Throat swab', 'Sputum'],
    answer: 1,
    explanation:
      'Bacteraemia makes blood culture the best routine test in the first week. Stool and urine cultures are more often positive in the second and third weeks; bone marrow is more sensitive but invasive.',
  },
  {
    type: 'sba',
    subject: 'medicine',
    text: 'A young woman has drooping eyelids and double vision that worsen through the day. Antibodies are most likely to be directed against:',
    options: [
      'presynaptic calcium channels',
      'peripheral myelin protein',
      'aquaporin-4 channels',
      'NMDA receptors',
      'acetylcholine receptors',
    ],
    answer: 4,
    explanation:
      'Fatigable ptosis and diplopia suggest myasthenia gravis, with antibodies to the postsynaptic acetylcholine receptor. Antibodies to presynaptic calcium channels cause Lambert–Eaton syndrome.',
  },
  {
    type: 'sba',
    subject: 'medicine',
    text: 'A 45-year-old had a sudden, worst-ever headache two hours ago and now has neck stiffness. What is the first investigation?',
    options: [
      'Lumbar puncture',
      'MRI of the cervical spine',
      'Non-contrast CT of the head',
      'Digital subtraction angiography',
      'Electroencephalography',
    ],
    answer: 2,
    explanation:
      'Non-contrast CT is very sensitive for subarachnoid blood in the first hours. Lumbar puncture follows if CT is negative and suspicion remains; angiography then looks for the aneurysm.',
  },
  {
    type: 'sba',
    subject: 'medicine',
    text: 'A woman with fatigue, skin pigmentation, low sodium and high potassium is suspected of Addison disease. Which test best confirms it?',
    options: [
      'Overnight dexamethasone test',
      'Random serum aldosterone',
      '24-hour urinary cortisol',
      'Short Synacthen test',
      'Oral glucose tolerance test',
    ],
    answer: 3,
    explanation:
      'Failure of cortisol to rise after synthetic ACTH (Synacthen) confirms adrenal insufficiency. The dexamethasone test and urinary cortisol are used for Cushing syndrome.',
  },
]
