import { type FluentBundle, FluentResource } from '@fluent/bundle';
import { catalogues } from 'virtual:catalogues';

/** The messages of one language. */
interface Catalogue {
  language: string;
  resource: FluentResource;
  /** Whether it has all messages, and not only those of the first page. */
  isWhole: boolean;
  /** Bundles made of it, by their style; `texts.ts` fills them in. */
  bundles: Map<string, FluentBundle>;
}

const ENGLISH = 'en';

/** The codes of the languages there are. */
export const LANGUAGES: readonly string[] = Object.keys(catalogues);

/** What a language calls itself. */
export function nameOf(language: string): string {
  return catalogues[language]?.name ?? language;
}

/** The first of the wanted languages that there is; English if there is none. */
export function firstKnown(wanted: readonly string[]): string {
  const codes = wanted.map((tag) => tag.toLowerCase().split(/[-_]/u)[0] ?? '');
  return codes.find((code) => LANGUAGES.includes(code)) ?? ENGLISH;
}

class Speech {
  catalogue = $state.raw<Catalogue>({
    language: '',
    resource: new FluentResource(''),
    isWhole: false,
    bundles: new Map(),
  });

  #asked = 0;
  /** Whether any page has wanted more than the first one says. */
  #wantsAll = false;

  /** The language that everything is said in now; empty before the first. */
  get language(): string {
    return this.catalogue.language;
  }

  /**
   * Says everything in that language from now on, once its texts are here and
   * `letters` are. Of two wishes the later one counts. Rejects if the texts cannot
   * be had; then nothing changes.
   */
  async speak(language: string, letters: Promise<unknown> = Promise.resolve()): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    if (language === this.language) return;
    const known = catalogues[language];
    if (known === undefined) throw new Error(`there are no texts in “${language}”`);
    const isWhole = this.#wantsAll;
    const parts = isWhole ? [known.load(), known.rest()] : [known.load()];
    const [sources] = await Promise.all([Promise.all(parts), letters]);
    if (asked !== this.#asked) return;
    this.#say(language, sources, isWhole);
    if (this.#wantsAll && !isWhole) await this.whole();
  }

  /** Has every message of the language that is spoken. Rejects if they cannot be had. */
  async whole(): Promise<void> {
    this.#wantsAll = true;
    const { language, isWhole } = this.catalogue;
    const known = catalogues[language];
    if (isWhole || known === undefined) return;
    const sources = await Promise.all([known.load(), known.rest()]);
    // A language that was chosen meanwhile comes whole by itself.
    if (language === this.language && !this.catalogue.isWhole) this.#say(language, sources, true);
  }

  #say(language: string, sources: { default: string }[], isWhole: boolean): void {
    const source = sources.map((one) => one.default).join('\n');
    this.catalogue = { language, resource: new FluentResource(source), isWhole, bundles: new Map() };
  }
}

export const speech = new Speech();
