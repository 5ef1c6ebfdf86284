import type { DemoQuestion } from '../question-shape.ts'

export const fcpsMtf: DemoQuestion[] = [
  {
    type: 'mcq',
    subject: 'anatomy',
    text: 'The following arteries are branches of the external carotid artery:',
    stems: [
      ['superior thyroid', true],
      ['vertebral', false],
      ['inferior thyroid', false],
      ['lingual', true],
      ['ophthalmic', false],
    ],
    explanation:
      'The ophthalmic artery arises from the internal carotid. The vertebral comes from the subclavian, and the inferior thyroid from its thyrocervical trunk.',
  },
  {
    type: 'mcq',
    subject: 'anatomy',
    text: 'Regarding the femoral triangle:',
    stems: [
      ['the femoral nerve lies inside the femoral sheath', false],
      ['the femoral canal lies lateral to the femoral artery', false],
      ['the femoral vein lies medial to the femoral artery', true],
      ['sartorius forms its lateral boundary', true],
      ['its base is formed by the inguinal ligament', true],
    ],
    explanation:
      'From lateral to medial lie nerve, artery, vein and canal; the nerve is outside the sheath. The inguinal ligament, sartorius and adductor longus bound the triangle.',
  },
  {
    type: 'mcq',
    subject: 'anatomy',
    text: 'Regarding the diaphragm:',
    stems: [
      ['the vagal trunks pass with the aorta', false],
      ['its contraction increases thoracic volume', true],
      ['the oesophagus passes through it at the level of T12', false],
      ['the inferior vena cava passes through it at the level of T8', true],
      ['it receives its motor supply from the phrenic nerve', true],
    ],
    explanation:
      'Openings lie at T8 (vena cava), T10 (oesophagus with the vagal trunks) and T12 (aorta with the thoracic duct). Contraction lowers the domes and so enlarges the thorax.',
  },
  {
    type: 'mcq',
    subject: 'anatomy',
    text: 'Regarding derivatives of the pharyngeal arches:',
    stems: [
      ['the malleus comes from the second arch', false],
      ['the muscles of mastication come from the first arch', true],
      ['stylopharyngeus comes from the third arch', true],
      ['the recurrent laryngeal nerve is the nerve of the third arch', false],
      ['the facial nerve is the nerve of the second arch', true],
    ],
    explanation:
      'The malleus and incus come from the first arch, while most of the stapes comes from the second. The third arch nerve is the glossopharyngeal; the recurrent laryngeal belongs to the sixth.',
  },
  {
    type: 'mcq',
    subject: 'physiology',
    text: 'Insulin:',
    stems: [
      ['is required for glucose uptake by brain neurons', false],
      ['stimulates hepatic gluconeogenesis', false],
      ['promotes entry of potassium into cells', true],
      ['inhibits lipolysis in adipose tissue', true],
      ['recruits GLUT4 to the membrane of skeletal muscle', true],
    ],
    explanation:
      'Insulin is an anabolic hormone that suppresses gluconeogenesis and lipolysis. Brain neurons take up glucose mainly by GLUT3, which does not depend on insulin.',
  },
  {
    type: 'mcq',
    subject: 'physiology',
    text: 'The oxygen–haemoglobin dissociation curve is shifted to the right by:',
    stems: [
      ['carbon monoxide poisoning', false],
      ['fetal haemoglobin', false],
      ['a fall in pH', true],
      ['a rise in 2,3-bisphosphoglycerate', true],
      ['a fall in body temperature', false],
    ],
    explanation:
      'Acid, carbon dioxide, heat and 2,3-BPG all help haemoglobin to release oxygen. Fetal haemoglobin, cold and carbon monoxide shift the curve to the left.',
  },
  {
    type: 'mcq',
    subject: 'physiology',
    text: 'In the normal cardiac cycle at rest:',
    stems: [
      ['all four valves are closed during isovolumetric contraction', true],
      ['most ventricular filling is due to atrial contraction', false],
      ['the second heart sound marks the start of ventricular ejection', false],
      ['the a wave of the jugular pulse is due to atrial contraction', true],
      ['the first heart sound is due to closure of the atrioventricular valves', true],
    ],
    explanation:
      'Most filling is passive; atrial contraction adds only about a fifth at rest. The second heart sound comes from closure of the semilunar valves as ejection ends.',
  },
  {
    type: 'mcq',
    subject: 'physiology',
    text: 'Regarding the action potential of a large nerve fibre:',
    stems: [
      ['it obeys the all-or-none law', true],
      ['depolarisation is due to entry of sodium', true],
      ['the absolute refractory period is due to inactivation of potassium channels', false],
      ['repolarisation is mainly due to entry of chloride', false],
      ['myelination increases the speed of conduction', true],
    ],
    explanation:
      'Inactivated sodium channels make the fibre refractory; potassium leaving the cell repolarises it. Myelin speeds conduction, as the impulse jumps from node to node.',
  },
  {
    type: 'mcq',
    subject: 'biochemistry',
    text: 'The following vitamins are correctly matched with the effect of their deficiency:',
    stems: [
      ['thiamine – Wernicke encephalopathy', true],
      ['riboflavin – scurvy', false],
      ['niacin – pellagra', true],
      ['vitamin A – night blindness', true],
      ['vitamin K – prolonged prothrombin time', true],
    ],
    explanation:
      'Scurvy is due to lack of vitamin C. Vitamin K is needed for γ-carboxylation of factors II, VII, IX and X.',
  },
  {
    type: 'mcq',
    subject: 'biochemistry',
    text: 'Glycolysis:',
    stems: [
      ['requires oxygen', false],
      ['takes place in the cytosol', true],
      ['is the only source of ATP in mature red cells', true],
      ['is regulated mainly at phosphofructokinase-1', true],
      ['gives a net gain of two ATP from one glucose', true],
    ],
    explanation: 'It needs no oxygen. Mature red cells, having no mitochondria, depend on it for all their ATP.',
  },
  {
    type: 'mcq',
    subject: 'pathology',
    text: 'Features of apoptosis include:',
    stems: [
      ['cell shrinkage', true],
      ['formation of membrane-bound bodies', true],
      ['chromatin condensation', true],
      ['a marked neutrophil response', false],
      ['activation of caspases', true],
    ],
    explanation:
      'Apoptotic bodies are phagocytosed before their contents leak, so there is no inflammation. A neutrophil response is typical of necrosis.',
  },
  {
    type: 'mcq',
    subject: 'pathology',
    text: 'Granulomas are a characteristic feature of:',
    stems: [
      ['Crohn disease', true],
      ['sarcoidosis', true],
      ['schistosomiasis', true],
      ['tuberculoid leprosy', true],
      ['ulcerative colitis', false],
    ],
    explanation: 'Granulomas tell Crohn disease from ulcerative colitis. In schistosomiasis they form around eggs.',
  },
  {
    type: 'mcq',
    subject: 'pathology',
    text: 'Regarding tumour markers:',
    stems: [
      ['calcitonin is raised in medullary carcinoma of the thyroid', true],
      ['a raised PSA always means carcinoma of the prostate', false],
      ['alpha-fetoprotein may be raised in hepatocellular carcinoma', true],
      ['CEA is specific for colorectal carcinoma', false],
      ['CA-125 may be raised in endometriosis', true],
    ],
    explanation:
      'PSA also rises in prostatitis and benign hyperplasia, CEA in other cancers and in smokers, and CA-125 in endometriosis. Most markers are better for follow-up than for diagnosis.',
  },
  {
    type: 'mcq',
    subject: 'pathology',
    text: 'The following are examples of type III (immune complex) hypersensitivity:',
    stems: [
      ['allergic rhinitis', false],
      ['serum sickness', true],
      ['contact dermatitis', false],
      ['the Arthus reaction', true],
      ['the tuberculin reaction', false],
    ],
    explanation:
      'Contact dermatitis and the tuberculin reaction are type IV, and allergic rhinitis is type I. In type III, antigen–antibody complexes settle in tissues and activate complement.',
  },
  {
    type: 'mcq',
    subject: 'pharmacology',
    text: 'Beta-blockers:',
    stems: [
      ['can be stopped abruptly without risk in angina', false],
      ['may mask the tachycardia of hypoglycaemia', true],
      ['may precipitate bronchospasm in asthma', true],
      ['such as propranolol are selective for β_{1} receptors', false],
      ['such as bisoprolol lower mortality in systolic heart failure', true],
    ],
    explanation:
      'Propranolol is non-selective, whereas bisoprolol and metoprolol are β_{1}-selective. Sudden withdrawal in angina may cause rebound ischaemia.',
  },
  {
    type: 'mcq',
    subject: 'pharmacology',
    text: 'Angiotensin-converting enzyme inhibitors:',
    stems: [
      ['may cause a dry cough', true],
      ['may cause angioedema', true],
      ['are safe in the second trimester of pregnancy', false],
      ['reduce proteinuria in diabetic nephropathy', true],
      ['tend to cause hypokalaemia', false],
    ],
    explanation:
      'Less aldosterone means potassium retention, not loss. They damage the fetal kidney and are contraindicated in pregnancy. Cough is common and harmless; angioedema is rare but may close the airway.',
  },
  {
    type: 'mcq',
    subject: 'pharmacology',
    text: 'The following drugs induce hepatic cytochrome P450 enzymes:',
    stems: [
      ['carbamazepine', true],
      ['rifampicin', true],
      ['phenobarbital', true],
      ['phenytoin', true],
      ['ketoconazole', false],
    ],
    explanation:
      'Inducers may make contraceptives and warfarin fail. Ketoconazole, an inhibitor, has the opposite effect.',
  },
  {
    type: 'mcq',
    subject: 'pharmacology',
    text: 'The following poisons are correctly matched with their antidotes:',
    stems: [
      ['organophosphate – neostigmine', false],
      ['heparin – protamine sulfate', true],
      ['paracetamol – acetylcysteine', true],
      ['warfarin – desferrioxamine', false],
      ['morphine – flumazenil', false],
    ],
    explanation:
      'Morphine needs naloxone (flumazenil reverses benzodiazepines), and warfarin needs vitamin K (desferrioxamine binds iron). Organophosphates need atropine and pralidoxime; neostigmine, a cholinesterase inhibitor itself, would make matters worse.',
  },
  {
    type: 'mcq',
    subject: 'microbiology',
    text: 'Regarding Gram-positive bacteria:',
    stems: [
      ['Listeria monocytogenes can grow at refrigerator temperature', true],
      ['Staphylococcus aureus is coagulase-positive', true],
      ['Clostridium tetani forms terminal spores', true],
      ['Streptococcus pneumoniae is resistant to optochin', false],
      ['Streptococcus pyogenes carries Lancefield group B antigen', false],
    ],
    explanation:
      'Pneumococci are sensitive to optochin, which separates them from viridans streptococci. Streptococcus pyogenes is group A; group B is Streptococcus agalactiae.',
  },
  {
    type: 'mcq',
    subject: 'microbiology',
    text: 'The following are live attenuated vaccines:',
    stems: [
      ['measles–mumps–rubella', true],
      ['oral poliovirus (Sabin)', true],
      ['hepatitis B', false],
      ['BCG', true],
      ['varicella', true],
    ],
    explanation:
      'Hepatitis B vaccine is recombinant surface antigen. Live vaccines are avoided in pregnancy and severe immunodeficiency.',
  },
  {
    type: 'mcq',
    subject: 'microbiology',
    text: 'Plasmodium falciparum:',
    stems: [
      ['causes cerebral malaria', true],
      ['is the usual cause of quartan fever', false],
      ['infects only reticulocytes', false],
      ['forms hypnozoites in the liver', false],
      ['has crescent-shaped gametocytes', true],
    ],
    explanation:
      'It infects red cells of every age, so parasitaemia may be heavy. Hypnozoites belong to P. vivax and P. ovale, and quartan fever to P. malariae.',
  },
  {
    type: 'mcq',
    subject: 'microbiology',
    text: 'Regarding hepatitis B virus:',
    stems: [
      ['HBsAg for more than six months indicates chronic infection', true],
      ['it is a DNA virus', true],
      ['it spreads mainly by the faecal–oral route', false],
      ['it is needed for hepatitis D virus to cause infection', true],
      ['HBeAg indicates low infectivity', false],
    ],
    explanation:
      'HBeAg marks active replication and high infectivity. Spread is by blood, sexual contact and from mother to child; the faecal–oral route belongs to hepatitis A and E.',
  },
  {
    type: 'mcq',
    subject: 'medicine',
    text: 'In untreated, uncomplicated iron-deficiency anaemia:',
    stems: [
      ['the reticulocyte count is markedly raised', false],
      ['total iron-binding capacity is low', false],
      ['red cells are microcytic and hypochromic', true],
      ['haemoglobin A_{2} is raised', false],
      ['serum ferritin is low', true],
    ],
    explanation:
      'Iron-binding capacity rises as the liver makes more transferrin. Reticulocytes rise only when iron is given, and a raised haemoglobin A_{2} suggests beta-thalassaemia trait.',
  },
  {
    type: 'mcq',
    subject: 'medicine',
    text: 'In Graves disease:',
    stems: [
      ['serum TSH is suppressed', true],
      ['atrial fibrillation may occur', true],
      ['radionuclide uptake by the thyroid is low', false],
      ['antibodies stimulate the TSH receptor', true],
      ['cold intolerance is typical', false],
    ],
    explanation:
      'Stimulating antibodies drive the gland, so uptake is diffusely raised; low uptake suggests thyroiditis. Heat intolerance is typical, and cold intolerance suggests hypothyroidism.',
  },
  {
    type: 'mcq',
    subject: 'medicine',
    text: 'In diabetic ketoacidosis:',
    stems: [
      ['the anion gap is raised', true],
      ['initial fluid is usually 5% dextrose', false],
      ['total body potassium is usually depleted', true],
      ['insulin is stopped as soon as glucose is normal', false],
      ['infection is a common precipitant', true],
    ],
    explanation:
      'Treatment starts with isotonic saline; dextrose is added when glucose falls, so that insulin can go on until ketosis clears. Serum potassium may look normal although the body is depleted.',
  },
]
