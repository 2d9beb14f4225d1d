/** Imperatives that end like a past tense, a gerund or a third person. */
const imperatives =
  /^(?:access|address|assess|bring|compress|discuss|embed|express|feed|focus|need|pass|press|process|seed|suppress)$/;

/** A commit message: `area: what it does`, in the imperative, at most 72 characters; the reason goes into the body. */
export default {
  parserPreset: {
    parserOpts: { headerPattern: /^([a-z][\w, ./-]*): (.+)$/, headerCorrespondence: ['type', 'subject'] },
  },
  plugins: [
    {
      rules: {
        imperative: ({ subject }) => {
          const [word = ''] = (subject ?? '').split(' ');
          const other = /[^s]s$|ed$|ing$/.test(word) && !imperatives.test(word);
          return [
            /^[a-z]/.test(word) && !other,
            'begin with a verb in the imperative: "accept", not "accepts"',
          ];
        },
      },
    },
  ],
  rules: {
    'header-max-length': [2, 'always', 72],
    'type-empty': [2, 'never'],
    'subject-empty': [2, 'never'],
    'subject-full-stop': [2, 'never', '.'],
    'body-leading-blank': [2, 'always'],
    'body-max-line-length': [2, 'always', 100],
    imperative: [2, 'always'],
  },
};
