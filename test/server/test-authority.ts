import { DevelopmentAuthority, type IssuedCertificate } from '@pptjs/server';

/** A CA that creates one certificate for each name. To create a key takes longer than to start a server. */
export class TestAuthority extends DevelopmentAuthority {
  readonly #issued = new Map<string, IssuedCertificate>();

  /** The certificate of a server or node without extensions. */
  certificateOf(name: string): IssuedCertificate {
    const issued = this.#issued.get(name) ?? this.issue(name);
    this.#issued.set(name, issued);
    return issued;
  }
}

/** The CA of all tests of a file that need no CA of their own. */
export const sharedAuthority = new TestAuthority();
