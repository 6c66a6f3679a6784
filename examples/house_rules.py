"""House rules: a preset with some options changed, and rules that contradict each other."""

from __future__ import annotations

from euchre.rules import ImpossibleRulesError, differences, fingerprint, preset, replace


def main() -> None:
    """Print how a house rule differs from its preset, and how an impossible one is refused."""
    base = preset("na24-std").rules
    ours = replace(base, {"end.target": 11, "entry.defend_alone": "vs_lone_maker"})
    print(f"rules {fingerprint(ours)} are na24-std, but for")
    for key, value in differences(ours, base).items():
        print(f"  {key} = {value}")
    try:
        replace(ours, {"score.march": 0})
    except ImpossibleRulesError as error:
        print("and these make no game:")
        for contradiction in error.found:
            print(f"  {contradiction.key}: {', '.join(contradiction.options)}")


if __name__ == "__main__":
    main()
