import { collectionPrograms } from './handwritten-collections.js';
import { earlyPrograms } from './handwritten-early.js';
import { eighthAlgorithms } from './handwritten-eighth-algorithms.js';
import { eighthDataPrograms } from './handwritten-eighth-data.js';
import { eighthTextPrograms } from './handwritten-eighth-texts.js';
import { eleventhAlgorithms } from './handwritten-eleventh-algorithms.js';
import { eleventhDataPrograms } from './handwritten-eleventh-data.js';
import { eleventhParsers } from './handwritten-eleventh-parsers.js';
import { eleventhTextPrograms } from './handwritten-eleventh-texts.js';
import { fifteenthAlgorithms } from './handwritten-fifteenth-algorithms.js';
import { fifteenthDataPrograms } from './handwritten-fifteenth-data.js';
import { fifteenthParsers } from './handwritten-fifteenth-parsers.js';
import { fifteenthServices } from './handwritten-fifteenth-services.js';
import { fifteenthTextPrograms } from './handwritten-fifteenth-texts.js';
import { fifthAlgorithms } from './handwritten-fifth-algorithms.js';
import { fifthDataPrograms } from './handwritten-fifth-data.js';
import { fifthTextPrograms } from './handwritten-fifth-texts.js';
import { fourteenthAlgorithms } from './handwritten-fourteenth-algorithms.js';
import { fourteenthDataPrograms } from './handwritten-fourteenth-data.js';
import { fourteenthNetworkPrograms } from './handwritten-fourteenth-networks.js';
import { fourteenthParsers } from './handwritten-fourteenth-parsers.js';
import { fourteenthPlanPrograms } from './handwritten-fourteenth-plans.js';
import { fourteenthTextPrograms } from './handwritten-fourteenth-texts.js';
import { fourthDataPrograms } from './handwritten-fourth-data.js';
import { fourthTextPrograms } from './handwritten-fourth-texts.js';
import { laterPrograms } from './handwritten-later.js';
import { ninthAlgorithms } from './handwritten-ninth-algorithms.js';
import { ninthDataPrograms } from './handwritten-ninth-data.js';
import { ninthTextPrograms } from './handwritten-ninth-texts.js';
import { settingsPrograms } from './handwritten-settings.js';
import { seventhAlgorithms } from './handwritten-seventh-algorithms.js';
import { seventhDataPrograms } from './handwritten-seventh-data.js';
import { seventhTextPrograms } from './handwritten-seventh-texts.js';
import { sixteenthAlgorithms } from './handwritten-sixteenth-algorithms.js';
import { sixteenthServices } from './handwritten-sixteenth-services.js';
import { sixteenthTextPrograms } from './handwritten-sixteenth-texts.js';
import { sixteenthValuePrograms } from './handwritten-sixteenth-values.js';
import { sixthAlgorithms } from './handwritten-sixth-algorithms.js';
import { sixthDataPrograms } from './handwritten-sixth-data.js';
import { sixthTextPrograms } from './handwritten-sixth-texts.js';
import { tenthAlgorithms } from './handwritten-tenth-algorithms.js';
import { tenthDataPrograms } from './handwritten-tenth-data.js';
import { tenthTextPrograms } from './handwritten-tenth-texts.js';
import { textPrograms } from './handwritten-texts.js';
import { thirdPrograms } from './handwritten-third.js';
import { thirteenthAlgorithms } from './handwritten-thirteenth-algorithms.js';
import { thirteenthDataPrograms } from './handwritten-thirteenth-data.js';
import { thirteenthServices } from './handwritten-thirteenth-services.js';
import { thirteenthTextPrograms } from './handwritten-thirteenth-texts.js';
import { twelfthAlgorithms } from './handwritten-twelfth-algorithms.js';
import { twelfthDataPrograms } from './handwritten-twelfth-data.js';
import { twelfthTextPrograms } from './handwritten-twelfth-texts.js';

type Programs = Readonly<Record<string, () => unknown>>;

/** The programs of each group. A group says when its programs were written, compared with the code that they measure. */
const groups: Readonly<Record<string, Programs>> = {
  before: earlyPrograms,
  after: { ...collectionPrograms, ...settingsPrograms, ...textPrograms },
  second: laterPrograms,
  third: thirdPrograms,
  fourth: { ...fourthTextPrograms, ...fourthDataPrograms },
  fifth: { ...fifthTextPrograms, ...fifthDataPrograms, ...fifthAlgorithms },
  sixth: { ...sixthTextPrograms, ...sixthDataPrograms, ...sixthAlgorithms },
  seventh: { ...seventhTextPrograms, ...seventhDataPrograms, ...seventhAlgorithms },
  eighth: { ...eighthTextPrograms, ...eighthDataPrograms, ...eighthAlgorithms },
  ninth: { ...ninthTextPrograms, ...ninthDataPrograms, ...ninthAlgorithms },
  tenth: { ...tenthTextPrograms, ...tenthDataPrograms, ...tenthAlgorithms },
  eleventh: { ...eleventhTextPrograms, ...eleventhDataPrograms, ...eleventhParsers, ...eleventhAlgorithms },
  twelfth: { ...twelfthTextPrograms, ...twelfthDataPrograms, ...twelfthAlgorithms },
  thirteenth: { ...thirteenthTextPrograms, ...thirteenthDataPrograms, ...thirteenthServices, ...thirteenthAlgorithms },
  fourteenth: {
    ...fourteenthTextPrograms,
    ...fourteenthParsers,
    ...fourteenthDataPrograms,
    ...fourteenthPlanPrograms,
    ...fourteenthNetworkPrograms,
    ...fourteenthAlgorithms,
  },
  fifteenth: {
    ...fifteenthTextPrograms,
    ...fifteenthParsers,
    ...fifteenthDataPrograms,
    ...fifteenthServices,
    ...fifteenthAlgorithms,
  },
  sixteenth: { ...sixteenthTextPrograms, ...sixteenthValuePrograms, ...sixteenthServices, ...sixteenthAlgorithms },
};

/** Each program of this folder as a person would write it in JavaScript, by name. The results are JSON values. */
export const handwritten: Programs = Object.fromEntries(
  Object.values(groups).flatMap((programs) => Object.entries(programs)),
);

/** Returns the name of a program's group, such as `before`. docs/benchmarks.md explains why the groups matter. */
export function groupOf(name: string): string {
  return Object.keys(groups).find((group) => Object.hasOwn(groups[group]!, name))!;
}
